import HeadlessUIKit
import Testing

/// What the library relies on when pages come and go.
@MainActor @Suite struct NavigationTests {
  @Test("a push tells both pages in UIKit's order")
  func push() {
    let (phone, navigation) = stack()
    phone.perform { navigation.pushViewController(Page(nil, named: "second"), animated: true) }
    #expect(
      phone.appearances == [
        "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing", "first viewDidDisappear",
        "second viewDidAppear",
      ])
    #expect(navigation.topViewController?.title == "second")
  }

  @Test("a pop tells both pages and lets the page go")
  func pop() {
    let (phone, navigation) = stack()
    weak var page: Page?
    phone.perform {
      let second = Page(nil, named: "second")
      page = second
      navigation.pushViewController(second, animated: true)
    }
    phone.forget()
    phone.perform { _ = navigation.popViewController(animated: true) }
    #expect(
      phone.appearances == [
        "second viewWillDisappear", "first viewWillAppear", "first viewIsAppearing", "second viewDidDisappear",
        "first viewDidAppear",
      ])
    #expect(page == nil)
  }

  @Test("a page that another container takes before its pop is over stays there")
  func pageTakenBySomebodyElse() {
    let (phone, navigation) = stack()
    let page = Page(nil, named: "second")
    phone.perform { navigation.pushViewController(page, animated: true) }
    let other = UINavigationController()
    phone.perform {
      _ = navigation.popViewController(animated: false)
      other.viewControllers = [page]
      other.modalPresentationStyle = .fullScreen
      navigation.present(other, animated: false)
    }
    #expect(page.parent === other)
    #expect(page.viewIfLoaded?.window != nil)
  }

  @Test("a cancelled swipe ends where it began, with both pages told so")
  func cancelledSwipe() {
    let (phone, navigation) = stack()
    phone.perform { navigation.pushViewController(Page(nil, named: "second"), animated: true) }
    phone.forget()
    var cancelled: Bool?
    phone.perform {
      navigation.beginInteractivePop()
      #expect(navigation.topViewController?.title == "first", "the stack is ahead of the finger")
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) { cancelled = $0.isCancelled }
    }
    phone.perform { navigation.cancelInteractivePop() }
    #expect(cancelled == true)
    #expect(navigation.topViewController?.title == "second")
    #expect(navigation.topViewController?.viewIfLoaded?.window != nil)
    #expect(
      phone.appearances == [
        "second viewWillDisappear", "first viewWillAppear", "first viewIsAppearing", "first viewWillDisappear",
        "first viewDidDisappear", "second viewWillAppear", "second viewIsAppearing", "second viewDidAppear",
      ])
  }

  @Test("a finished swipe is a pop")
  func finishedSwipe() {
    let (phone, navigation) = stack()
    phone.perform { navigation.pushViewController(Page(nil, named: "second"), animated: true) }
    phone.perform { navigation.beginInteractivePop() }
    phone.perform { navigation.finishInteractivePop() }
    #expect(navigation.viewControllers.map(\.title) == ["first"])
  }

  @Test("pushing what is in the stack raises")
  func twice() {
    let (phone, navigation) = stack()
    phone.perform { navigation.pushViewController(navigation.viewControllers[0], animated: true) }
    #expect(phone.simulation.crashes.map(\.name) == ["NSInvalidArgumentException"])
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("what waits for a push is neither presented nor pushed elsewhere, and is pushed in its turn")
  func waitingPage() {
    let (phone, navigation) = stack()
    let waiting = Page(nil, named: "third")
    phone.perform {
      navigation.pushViewController(Page(nil, named: "second"), animated: true)
      navigation.pushViewController(waiting, animated: true)
      navigation.present(waiting, animated: true)
      navigation.pushViewController(waiting, animated: true)
    }
    #expect(phone.simulation.crashes.count == 2)
    #expect(phone.crashes.first?.contains("has a parent view controller") == true)
    #expect(waiting.presentingViewController == nil)
    #expect(navigation.viewControllers.map(\.title) == ["first", "second", "third"])
    #expect(!phone.simulation.runLoop.ranAway)
  }

  @Test("a page that is presented is not pushed")
  func presentedPage() {
    let (phone, navigation) = stack()
    let page = Page(nil, named: "second")
    phone.present(page, .fullScreen, from: navigation)
    phone.perform { navigation.pushViewController(page, animated: true) }
    #expect(phone.crashes.first?.contains("is presented by") == true)
    #expect(navigation.viewControllers.map(\.title) == ["first"])
  }

  @Test("nothing is pushed, added or presented into itself: UIKit raises")
  func cycles() {
    let (phone, navigation) = stack()
    let inner = UINavigationController(rootViewController: Page(nil, named: "inner"))
    let outer = Container(inner)
    phone.perform {
      inner.pushViewController(outer, animated: true)
      inner.addChild(outer)
      inner.view.addSubview(outer.view)
      navigation.topViewController?.present(navigation, animated: true)
    }
    #expect(phone.simulation.crashes.map(\.name) == Array(repeating: "NSInvalidArgumentException", count: 4))
    #expect(inner.viewControllers.map(\.title) == ["inner"])
    #expect(outer.parent == nil && outer.viewIfLoaded?.superview == nil)
    #expect(navigation.presentingViewController == nil)
  }

  private func stack() -> (Phone, UINavigationController) {
    let navigation = UINavigationController(rootViewController: Page(nil, named: "first"))
    let phone = Phone(18) { navigation }
    phone.forget()
    return (phone, navigation)
  }
}

extension Phone {
  /// Who was told to appear and disappear, in order.
  var appearances: [String] {
    events.compactMap { event in
      guard case .callback(let name, let callback) = event, callback.hasSuffix("ppear") || callback.hasSuffix("ppearing"),
        name != "UINavigationController"
      else { return nil }
      return "\(name) \(callback)"
    }
  }
}
