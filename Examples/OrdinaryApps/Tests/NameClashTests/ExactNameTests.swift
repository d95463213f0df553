import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn
import SwiftUIStandInExact
import Testing

/// Without labels these calls would go to SwiftUI, whose modifiers leave fewer parameters to their defaults, and nothing would tell the app.
///
/// Two that do not compile, and so are no danger: `observingInterfaceOrientation()` and a key of the environment of the same name and type
/// are ambiguous.
@MainActor
@Suite("SwiftUI with modifiers of the same base names") struct ExactNameTests {
  private let mask = UIInterfaceOrientationMask.landscape
  private let optional: UIInterfaceOrientationMask? = .landscape
  private let isOn = true
  private let view = Text("page")

  @Test("the first label keeps every call the library's")
  func labelled() {
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: .landscape)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: mask)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: optional)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: isOn ? .landscape : nil)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: mask, preferring: .landscapeLeft)) == .quarterTurn)
    #expect(Winner.of(view.defaultInterfaceOrientations(ofScene: .portrait)) == .quarterTurn)
    #expect(Winner.of(view.defaultInterfaceOrientations(ofScene: nil)) == .quarterTurn)
    #expect(Winner.of(view.interfaceOrientationLocked(whileVisible: isOn)) == .quarterTurn)
    #expect(Winner.of(view.fullScreenInLandscape(isOn: .constant(false))) == .quarterTurn)
    #expect(Winner.of(view.fullScreenInLandscape(isOn: .constant(false), followsDeviceOrientation: false)) == .quarterTurn)
  }

  @Test("a call without the label is SwiftUI's")
  func unlabelled() {
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscape)) == .swiftUI)
    #expect(Winner.of(view.defaultInterfaceOrientations(.portrait)) == .swiftUI)
    #expect(Winner.of(view.interfaceOrientationLocked()) == .swiftUI)
    #expect(Winner.of(view.fullScreenInLandscape(.constant(false))) == .swiftUI)
  }

  @Test("a closure that reads the change is the library's, one with two orientations SwiftUI's")
  func closures() {
    #expect(Winner.of(view.onInterfaceRotation { change in print(change.previous, change.current) }) == .quarterTurn)
    #expect(Winner.of(view.onInterfaceRotation { _ in }) == .quarterTurn)
    #expect(Winner.of(view.onInterfaceRotation { old, new in print(old, new) }) == .swiftUI)
  }
}
