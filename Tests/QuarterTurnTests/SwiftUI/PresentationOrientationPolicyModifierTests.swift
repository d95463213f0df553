import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("presentationOrientationPolicy", .worlds) struct PresentationOrientationPolicyModifierTests {
  private struct Root: View {
    @Bindable var switches: Switches
    let policy: PresentationOrientationPolicy

    var body: some View {
      Text("page")
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "page")
        .fullScreenCover(isPresented: $switches.cover) { Text("cover") }
        .presentationOrientationPolicy(switches.isShown ? policy : .inherit)
    }
  }

  @Test("holds on covers that ask for nothing, and follows data", arguments: TestApp.systems)
  func policies(system: Int) throws {
    for (policy, mask) in [
      (PresentationOrientationPolicy.default, UIInterfaceOrientationMask.portrait), (.mask(.landscapeLeft), .landscapeLeft),
    ] {
      let switches = Switches()
      let app = TestApp(system, view: Root(switches: switches, policy: policy))
      app.perform { switches.cover = true }
      #expect(try app.mask == mask)
      #expect(app.orientation.map(mask.allows) == true)
      app.perform { switches.isShown = false }
      #expect(try app.mask == .landscape)
      app.perform { switches.cover = false }
      #expect(try app.mask == .landscape)
      #expect(app.orientation?.isLandscape == true)
      #expect(app.isSound)
    }
  }
}
