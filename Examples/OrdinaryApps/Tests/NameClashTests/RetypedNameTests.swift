import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn
import SwiftUIStandInRetyped
import Testing

/// Another type is told apart where the call names one; a member such as `.portrait` may be of either, so the label has to decide.
@MainActor
@Suite("SwiftUI with types of its own") struct RetypedNameTests {
  private let mask = UIInterfaceOrientationMask.portrait
  private let view = Text("page")

  @Test("the first label keeps every call the library's, also with members that both types have")
  func labelled() {
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: .portrait)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(whileVisible: mask)) == .quarterTurn)
    #expect(Winner.of(view.defaultInterfaceOrientations(ofScene: .portrait)) == .quarterTurn)
    #expect(Winner.of(view.interfaceOrientationLocked(whileVisible: true)) == .quarterTurn)
    #expect(Winner.of(view.fullScreenInLandscape(isOn: .constant(false))) == .quarterTurn)
  }

  @Test("a closure that reads the change is the library's; one that reads nothing may be either's")
  func closures() {
    #expect(Winner.of(view.onInterfaceRotation { change in print(change.previous) }) == .quarterTurn)
    #expect(Winner.of(view.onInterfaceRotation { _ in }) == .swiftUI)
  }

  @Test("a call without the label is SwiftUI's")
  func unlabelled() {
    #expect(Winner.of(view.supportedInterfaceOrientations(.portrait)) == .swiftUI)
    #expect(Winner.of(view.defaultInterfaceOrientations(.portrait)) == .swiftUI)
    #expect(Winner.of(view.fullScreenInLandscape()) == .swiftUI)
  }
}
