import HeadlessUIKit
import Testing

/// What UIKit raises and what it only logs, word for word.
@MainActor @Suite struct ParameterTests {
  private static let address = /0x[0-9a-f]+/

  @Test("presenting what is presented already raises")
  func twice() {
    let phone = Phone(18)
    let modal = Page()
    phone.present(modal, .fullScreen)
    let other = Page()
    phone.present(other, .fullScreen, from: modal)
    phone.perform { other.present(modal, animated: true) }
    #expect(
      phone.exceptions == [
        "NSInvalidArgumentException: Application tried to present modally a view controller <Page: 0x…> that is already being "
          + "presented by <Page: 0x…>."
      ])
    #expect(other.presentedViewController == nil)
  }

  @Test("presenting on a controller that presents already is logged and dropped")
  func busy() {
    let phone = Phone(18) { Container(Page()) }
    phone.present(Page(), .pageSheet)
    let late = Page()
    phone.perform { phone.root.children[0].present(late, animated: true) }
    #expect(
      phone.lines == [
        "Attempt to present <Page: 0x…> on <Container: 0x…> (from <Page: 0x…>) which is already presenting <Page: 0x…>."
      ])
    #expect(late.presentingViewController == nil)
    #expect(phone.crashes.isEmpty)
  }

  @Test("presenting without a window is logged and dropped")
  func noWindow() {
    let phone = Phone(18)
    phone.perform { Page().present(Page(), animated: true) { Issue.record("never completed") } }
    #expect(
      phone.lines == [
        "Attempt to present <Page: 0x…> on <Page: 0x…> (from <Page: 0x…>) whose view is not in the window hierarchy."
      ])
    #expect(phone.crashes.isEmpty)
  }

  @Test("presenting a controller on itself raises")
  func onItself() {
    let child = Page()
    let phone = Phone(18) { Container(child) }
    phone.perform { phone.root.present(phone.root, animated: true) }
    phone.perform { child.present(phone.root, animated: true) }
    #expect(
      phone.exceptions
        == Array(
          repeating: "NSInvalidArgumentException: Application tried to present modal view controller on itself. "
            + "Presenting controller is <Container: 0x…>.", count: 2))
    #expect(phone.root.presentedViewController == nil)
  }

  @Test("presenting another's child raises")
  func child() {
    let phone = Phone(18)
    let page = Page()
    let container = Container(page)
    phone.perform { phone.root.present(page, animated: true) }
    #expect(
      phone.exceptions == [
        "NSInvalidArgumentException: Application tried to present modally a view controller <Page: 0x…> that has a parent view "
          + "controller <Container: 0x…>."
      ])
    #expect(container.children.count == 1)
  }

  @Test("pushing what is in the stack, or another navigation controller, raises")
  func pushes() {
    let page = Page()
    let navigation = UINavigationController(rootViewController: page)
    let phone = Phone(18) { navigation }
    phone.perform {
      navigation.pushViewController(page, animated: true)
      navigation.pushViewController(UINavigationController(), animated: true)
    }
    #expect(
      phone.exceptions == [
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<Page: 0x…>)",
        "NSInvalidArgumentException: Pushing a navigation controller is not supported",
      ])
    #expect(navigation.viewControllers == [page])
  }

  @Test("calls that a system does not know raise", arguments: Systems.all)
  func unknownSelectors(system: Int) {
    let phone = Phone(system)
    phone.perform {
      phone.root.setNeedsUpdateOfSupportedInterfaceOrientations()
      phone.scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
      _ = phone.scene.effectiveGeometry
      phone.root.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    }
    let lock = "-[Page setNeedsUpdateOfPrefersInterfaceOrientationLocked]"
    let before16 = [
      "-[Page setNeedsUpdateOfSupportedInterfaceOrientations]",
      "-[UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:]", "-[UIWindowScene effectiveGeometry]", lock,
    ]
    let missing = system < 16 ? before16 : system < 26 ? [lock] : []
    #expect(
      phone.exceptions == missing.map { "NSInvalidArgumentException: \($0): unrecognized selector sent to instance 0x…" })
  }

  @Test("the same object has the same address in every text, two have two")
  func addresses() {
    let phone = Phone(18)
    phone.present(Page(), .pageSheet)
    phone.present(Page(), .pageSheet)
    phone.present(Page(), .pageSheet)
    let addresses = phone.console.map { $0.matches(of: Self.address).map { String($0.output) } }
    #expect(addresses.count == 2)
    #expect(addresses.allSatisfy { $0.count == 4 && $0[1] == $0[2] && $0[0] != $0[1] })
    #expect(addresses[0][3] == addresses[1][3])
    #expect(addresses[0][0] != addresses[1][0])
  }

  @Test("dismissing where nothing is presented just completes")
  func nothingToDismiss() {
    let phone = Phone(18)
    var completed = 0
    phone.perform { phone.root.dismiss(animated: true) { completed += 1 } }
    #expect(completed == 1)
    #expect(phone.console.isEmpty && phone.crashes.isEmpty)
  }
}

extension Phone {
  /// Exceptions as "name: reason", with addresses made alike.
  fileprivate var exceptions: [String] { simulation.crashes.map { Self.anonymous("\($0.name): \($0.reason)") } }

  /// The console, with addresses made alike.
  fileprivate var lines: [String] { console.map(Self.anonymous) }

  private static func anonymous(_ text: String) -> String { text.replacing(/0x[0-9a-f]+/, with: "0x…") }
}
