import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import FormPage
@testable import GeometryHelper
@testable import NavigationSubclass
@testable import OrientationObserver
@preconcurrency @testable import SingletonLock

/// The usual helpers, each with what its author would expect of it.
@MainActor
@Suite(.serialized) struct HelperTests {
  @Test("a singleton's static mask turns the player sideways and the page back", arguments: [16, 18, 26])
  func singleton(system: Int) throws {
    let phone = Phone(system)
    OrientationManager.appMask = .portrait
    let root = phone.simulation.run { UIViewController() }
    phone.simulation.launch(SingletonLock.AppDelegate.self) { root }
    phone.turn(.landscapeLeft)
    #expect(phone.side == .portrait)
    phone.simulation.run {
      let player = SingletonLock.PlayerViewController()
      player.modalPresentationStyle = .fullScreen
      root.present(player, animated: true)
    }
    phone.simulation.settle()
    #expect(phone.side?.isLandscape == true)
    try phone.screen.tap("Close")
    #expect(phone.side == .portrait)
  }

  @Test("an observer that listens through Combine arranges its page by the device")
  func observer() {
    let phone = Phone()
    phone.simulation.launch(view: phone.simulation.run { ObservedPage() })
    #expect(phone.screen.texts == ["Picture", "Below it"])
    phone.turn(.landscapeLeft)
    #expect(phone.screen.texts == ["Picture", "Beside it"])
    phone.turn(.faceUp)
    #expect(phone.screen.texts == ["Picture", "Beside it"])
    phone.turn(.portrait)
    #expect(phone.screen.texts == ["Picture", "Below it"])
  }

  @Test("a stack that asks its top page turns for a chart, and back with it", arguments: [16, 17, 26])
  func navigation(system: Int) throws {
    let phone = Phone(system)
    phone.simulation.launch { MainNavigationController(rootViewController: ListViewController()) }
    phone.turn(.landscapeLeft)
    #expect(phone.side == .portrait)
    try phone.screen.tap("Chart")
    #expect(phone.screen.navigationTitle == "Chart")
    #expect(phone.side == .landscapeRight)
    try phone.screen.goBack()
    #expect(phone.side == .portrait)
  }

  @Test("a helper's geometry request turns the interface, a refusal reaches the label over the main queue")
  func geometry() throws {
    let phone = Phone()
    phone.simulation.launch { RotatingViewController() }
    try phone.screen.tap("Rotate")
    #expect(phone.side?.isLandscape == true)
    #expect(phone.screen.texts.contains("Ready"))
    try phone.screen.tap("Rotate")
    #expect(phone.side == .portrait)

    let locked = Simulation(device: .iPhone16, system: SystemVersion(18), infoPlist: .supporting(.portrait))
    locked.launch { RotatingViewController() }
    let screen = ScreenDriver(locked)
    try screen.tap("Rotate")
    #expect(locked.windowScene?.interfaceOrientation == .portrait)
    #expect(!screen.texts.contains("Ready"))
  }

  @Test("a stack in the middle of a page stays there when the page turns")
  func centered() throws {
    let phone = Phone()
    phone.simulation.launch { RotatingViewController() }
    phone.simulation.settle()
    let page = try #require(phone.simulation.windowScene?.keyWindow?.rootViewController)
    let stack = try #require(page.view.subviews.first as? UIStackView)
    #expect(stack.center == CGPoint(x: page.view.bounds.midX, y: page.view.bounds.midY))
    phone.turn(.landscapeLeft)
    #expect(page.view.bounds.width == 852)
    #expect(stack.frame.width == 200)
    #expect(stack.center == CGPoint(x: 426, y: page.view.bounds.midY))
  }

  @Test("a form is filled in, its rows are tapped, and its parts stay where its constraints put them")
  func form() throws {
    let phone = Phone()
    let page = phone.simulation.run { ProfileViewController() }
    phone.simulation.launch { UINavigationController(rootViewController: page) }
    phone.simulation.settle()
    #expect(phone.screen.texts.contains("Time zone"))
    #expect(throws: DriverError.disabled("Save")) { try phone.screen.tap("Save") }
    try phone.screen.type("Ada", into: "Name")
    try phone.screen.tap("Save")
    #expect(page.saved == ["Ada"])
    phone.turn(.landscapeLeft)
    let save = try #require(page.view.subviews.last as? UIButton)
    #expect(save.frame.maxY == 377)
    #expect(save.frame.midX == 426)
    try phone.screen.tap("Region")
    #expect(phone.screen.navigationTitle == "Region")
    try phone.screen.goBack()
    #expect(phone.screen.navigationTitle == "Profile")
  }
}
