import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite(.worlds) struct PresentationOrientationPolicyTests {
  @Test("A cover without a request inherits, takes the default, or what the policy states", arguments: TestApp.eras)
  func policies(system: Int) throws {
    let app = TestApp(system) { Page(.landscape, title: "below") }
    #expect(app.orientation == .landscapeRight)
    try app.present(UIViewController())
    #expect(app.orientation == .landscapeRight)
    try app.perform { try app.coordinator.presentationOrientationPolicy = .default }
    #expect(app.orientation == .portrait)
    try app.perform { try app.coordinator.presentationOrientationPolicy = .mask(.landscapeLeft) }
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.coordinator.explanation.contains("policy"))
    try app.dismiss()
    #expect(app.orientation?.isLandscape == true)
    #expect(try app.coordinator.supportedOrientations == .landscape)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A cover that asks itself is no affair of the policy's", arguments: TestApp.eras)
  func claimed(system: Int) throws {
    let app = TestApp(system)
    try app.coordinator.presentationOrientationPolicy = .mask(.landscapeLeft)
    try app.present(Page(.landscapeRight))
    #expect(app.orientation == .landscapeRight)
    try app.dismiss()
    #expect(app.orientation == .portrait)
  }

  @Test("A lock on the scene counts beside the policy, and before it")
  func locks() {
    let (below, cover) = (UIViewController(), UIViewController())
    let screens = [below, cover].map { MaskResolution.Screen(id: ObjectIdentifier($0), name: "screen") }
    func mask(_ policy: PresentationOrientationPolicy, lock: UIInterfaceOrientationMask?) -> UIInterfaceOrientationMask {
      let requests = lock.map {
        [OrientationRequest(id: RequestID(rawValue: 1), label: "lock", supportedOrientations: $0, place: .everywhere, began: 1)]
      }
      return MaskResolution(
        MaskResolution.Input(screens: screens, requests: requests ?? [], defaultOrientations: .portrait, policy: policy)
      ).mask
    }
    #expect(mask(.inherit, lock: nil) == .portrait)
    #expect(mask(.mask(.landscape), lock: nil) == .landscape)
    #expect(mask(.mask(.landscape), lock: .landscapeLeft) == .landscapeLeft)
    #expect(mask(.mask(.landscape), lock: .portrait) == .portrait)
    #expect(mask(.appDefault, lock: .landscape) == .landscape)
  }
}
