import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn
import SwiftUIStandInExtended
import Testing

/// More parameters with defaults, but fewer of them than the library's, which has the label, the file and the line.
@MainActor
@Suite("SwiftUI with one more parameter that has a default") struct ExtendedNameTests {
  private let optional: UIInterfaceOrientationMask? = .landscape
  private let view = Text("page")

  @Test("the first label keeps every call the library's")
  func labelled() {
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: .landscape)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: optional)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: nil)) == .quarterTurn)
    #expect(Winner.of(view.defaultInterfaceOrientations(ofScene: .portrait)) == .quarterTurn)
    #expect(Winner.of(view.interfaceOrientationLocked(whileVisible: true)) == .quarterTurn)
    #expect(Winner.of(view.fullScreenInLandscape(isOn: .constant(false))) == .quarterTurn)
    #expect(Winner.of(view.onInterfaceRotation { change in print(change.current) }) == .quarterTurn)
    #expect(Winner.of(view.observingInterfaceOrientation()) == .quarterTurn)
  }

  @Test("a call without the label is SwiftUI's")
  func unlabelled() {
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscape)) == .swiftUI)
    #expect(Winner.of(view.interfaceOrientationLocked()) == .swiftUI)
    #expect(Winner.of(view.fullScreenInLandscape(.constant(false))) == .swiftUI)
  }
}
