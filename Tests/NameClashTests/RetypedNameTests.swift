import HeadlessSwiftUI
import HeadlessUIKit
import QuarterTurn
import SwiftUIStandInRetyped
import Testing

/// Another type is told apart where the call names one; a member such as `.portrait` may be of either.
@MainActor
@Suite("SwiftUI with types of its own") struct RetypedNameTests {
  private let mask = UIInterfaceOrientationMask.portrait
  private let view = Text("page")

  @Test("a member that both types have goes to SwiftUI, everything else to the library")
  func masks() {
    #expect(Winner.of(view.supportedInterfaceOrientations(.portrait)) == .swiftUI)
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscapeLeft)) == .swiftUI)
    #expect(Winner.of(view.supportedInterfaceOrientations(.landscape)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(mask)) == .quarterTurn)
    #expect(Winner.of(view.supportedInterfaceOrientations(nil)) == .quarterTurn)
    #expect(Winner.of(view.defaultInterfaceOrientations(.portrait)) == .swiftUI)
    #expect(Winner.of(view.defaultInterfaceOrientations(mask)) == .quarterTurn)
  }

  @Test("another arity, an optional or a plain value is no competition")
  func others() {
    #expect(Winner.of(view.interfaceOrientationLocked(true)) == .quarterTurn)
    #expect(Winner.of(view.interfaceOrientationLocked()) == .quarterTurn)
    #expect(Winner.of(view.onInterfaceOrientationChange { _, _ in }) == .quarterTurn)
    #expect(Winner.of(view.onInterfaceOrientationChange { _ in }) == .swiftUI)
    #expect(Winner.of(view.fullScreenInLandscape(.constant(false))) == .quarterTurn)
    #expect(Winner.of(view.fullScreenInLandscape()) == .swiftUI)
  }
}
