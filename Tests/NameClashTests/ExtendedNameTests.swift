import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn
import SwiftUIStandInExtended
import Testing

/// More parameters with defaults, but still fewer of them than the library's, which has the label, the file and the line.
@MainActor
@Suite("SwiftUI with one more parameter that has a default") struct ExtendedNameTests {
  private let optional: UIInterfaceOrientationMask? = .landscape
  private let view = Text("page")

  @Test("SwiftUI's wins all the same")
  func unlabelled() {
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscape)) == .swiftUI)
    #expect(Winner.of(view.supportedInterfaceOrientations(optional)) == .swiftUI)
    #expect(Winner.of(view.supportedInterfaceOrientations(nil)) == .swiftUI)
    #expect(Winner.of(view.defaultInterfaceOrientations(.portrait)) == .swiftUI)
    #expect(Winner.of(view.defaultInterfaceOrientations(optional)) == .quarterTurn)
    #expect(Winner.of(view.interfaceOrientationLocked()) == .swiftUI)
    #expect(Winner.of(view.interfaceOrientationLocked(true)) == .swiftUI)
    #expect(Winner.of(view.onInterfaceOrientationChange { _, _ in }) == .swiftUI)
    #expect(Winner.of(view.fullScreenInLandscape(.constant(false))) == .swiftUI)
  }

  @Test("but not over a modifier of the library's that has no parameters")
  func withoutParameters() {
    #expect(Winner.of(view.observingInterfaceOrientation()) == .quarterTurn)
  }

  @Test("a label that SwiftUI's modifier does not have keeps the library's")
  func labels() {
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscape, label: "page")) == .quarterTurn)
    #expect(Winner.of(view.defaultInterfaceOrientations(.portrait, label: "page")) == .quarterTurn)
    #expect(Winner.of(view.interfaceOrientationLocked(label: "page")) == .quarterTurn)
    #expect(Winner.of(view.fullScreenInLandscape(.constant(false), label: "video")) == .quarterTurn)
  }
}
