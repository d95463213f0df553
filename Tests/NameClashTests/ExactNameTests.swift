import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn
import SwiftUIStandInExact
import Testing

/// A call without a label goes to SwiftUI, as its modifier has fewer parameters left to their defaults, and the app is not told.
///
/// Two that do not compile, and so are no danger: `observingInterfaceOrientation()` and a key of the environment of the same name and type
/// are ambiguous, and so is a change's closure where both are for the main actor.
@MainActor
@Suite("SwiftUI with modifiers of the same names and labels") struct ExactNameTests {
  private let mask = UIInterfaceOrientationMask.landscape
  private let optional: UIInterfaceOrientationMask? = .landscape
  private let isOn = true
  private let view = Text("page")

  @Test("masks: SwiftUI's, unless the call is one that its parameter does not take")
  func masks() {
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscape)) == .swiftUI)
    #expect(Winner.of(view.supportedInterfaceOrientations(mask)) == .swiftUI)
    #expect(Winner.of(view.supportedInterfaceOrientations(optional)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(nil)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(isOn ? .landscape : nil)) == .quarterTurn)
    #expect(Winner.of(view.defaultInterfaceOrientations(.portrait)) == .swiftUI)
    #expect(Winner.of(view.defaultInterfaceOrientations(optional)) == .swiftUI)
    #expect(Winner.of(view.defaultInterfaceOrientations(nil)) == .swiftUI)
  }

  @Test("locks, changes and videos: SwiftUI's")
  func others() {
    #expect(Winner.of(view.interfaceOrientationLocked()) == .swiftUI)
    #expect(Winner.of(view.interfaceOrientationLocked(isOn)) == .swiftUI)
    #expect(Winner.of(view.onInterfaceOrientationChange { _, _ in }) == .swiftUI)
    #expect(Winner.of(view.onInterfaceOrientationChange { old, new in print(old, new) }) == .swiftUI)
    #expect(Winner.of(view.fullScreenInLandscape(.constant(false))) == .swiftUI)
  }

  @Test("a label that SwiftUI's modifier does not have keeps the library's")
  func labels() {
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscape, label: "page")) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscape, preferring: .landscapeLeft)) == .quarterTurn)
    #expect(Winner.of(view.defaultInterfaceOrientations(.portrait, label: "page")) == .quarterTurn)
    #expect(Winner.of(view.interfaceOrientationLocked(label: "page")) == .quarterTurn)
    #expect(Winner.of(view.fullScreenInLandscape(.constant(false), followsPhone: false)) == .quarterTurn)
  }
}
