import HeadlessUIKit
import Testing

/// In which order controllers are told that they come and go, and that nobody is told half of it.
@MainActor @Suite struct AppearanceTests {
  @Test("a window's root appears, and with a new root the old one goes", arguments: Systems.all)
  func root(system: Int) {
    let phone = Phone(system) { Page(nil, named: "root") }
    #expect(phone.appearances == ["root viewWillAppear", "root viewIsAppearing", "root viewDidAppear"])
    phone.forget()
    phone.perform { phone.scene.keyWindow?.rootViewController = Page(nil, named: "new") }
    #expect(
      phone.appearances == [
        "root viewWillDisappear", "root viewDidDisappear", "new viewWillAppear", "new viewIsAppearing", "new viewDidAppear",
      ])
    #expect(phone.root.viewIfLoaded?.window == nil)
  }

  @Test("a hidden window's root disappears and comes back")
  func hiddenWindow() {
    let phone = Phone(18) { Page(nil, named: "root") }
    phone.forget()
    phone.perform { phone.scene.keyWindow?.isHidden = true }
    #expect(phone.appearances == ["root viewWillDisappear", "root viewDidDisappear"])
    phone.forget()
    phone.perform { phone.scene.keyWindow?.isHidden = false }
    #expect(phone.appearances == ["root viewWillAppear", "root viewIsAppearing", "root viewDidAppear"])
  }

  @Test("a parent is told before its child at every step")
  func parentFirst() {
    let child = Page(nil, named: "child")
    let phone = Phone(18) {
      let container = Container(child)
      container.title = "parent"
      return container
    }
    #expect(
      phone.appearances == [
        "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing",
        "parent viewDidAppear", "child viewDidAppear",
      ])
  }

  @Test("a child added to a visible parent appears, and disappears when its view is taken out")
  func addedLater() {
    let phone = Phone(18) { Page(nil, named: "parent") }
    phone.forget()
    let child = Page(nil, named: "child")
    phone.perform {
      phone.root.addChild(child)
      #expect(phone.appearances.isEmpty, "its view is what counts")
      phone.root.view.addSubview(child.view)
      child.didMove(toParent: phone.root)
    }
    #expect(phone.appearances == ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"])
    phone.forget()
    phone.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(phone.appearances == ["child viewWillDisappear", "child viewDidDisappear"])
  }

  @Test("a child's view that is in no parent's view is not told")
  func notInHierarchy() {
    let phone = Phone(18) { Page(nil, named: "parent") }
    let child = Page(nil, named: "child")
    phone.perform { phone.root.addChild(child) }
    phone.forget()
    let modal = Page(nil, named: "modal")
    phone.present(modal, .fullScreen)
    phone.dismiss(modal)
    #expect(!phone.appearances.contains { $0.hasPrefix("child") })
  }

  @Test("a full-screen presentation and its dismissal tell both, what comes before what goes", arguments: [true, false])
  func fullScreen(animated: Bool) {
    let phone = Phone(18) { Page(nil, named: "below") }
    let modal = Page(nil, named: "modal")
    phone.forget()
    phone.present(modal, .fullScreen, animated: animated)
    #expect(
      phone.appearances == [
        "below viewWillDisappear", "modal viewWillAppear", "modal viewIsAppearing", "modal viewDidAppear",
        "below viewDidDisappear",
      ])
    phone.forget()
    phone.dismiss(modal, animated: animated)
    #expect(
      phone.appearances == [
        "modal viewWillDisappear", "below viewWillAppear", "below viewIsAppearing", "below viewDidAppear",
        "modal viewDidDisappear",
      ])
  }

  @Test("what leaves the presenter in sight tells it nothing", arguments: [5, 1, 2, 7, 6, 4])
  func keepsPresenter(style: Int) throws {
    let phone = Phone(18) { Page(nil, named: "below") }
    let modal = Page(nil, named: "modal")
    phone.forget()
    phone.present(modal, try #require(UIModalPresentationStyle(rawValue: style)))
    phone.dismiss(modal)
    #expect(
      phone.appearances == [
        "modal viewWillAppear", "modal viewIsAppearing", "modal viewDidAppear", "modal viewWillDisappear",
        "modal viewDidDisappear",
      ])
  }

  @Test("a navigation controller under a full-screen one passes both ways on to its page")
  func throughNavigation() {
    let phone = Phone(18) { UINavigationController(rootViewController: Page(nil, named: "page")) }
    let modal = Page(nil, named: "modal")
    phone.present(modal, .fullScreen)
    phone.forget()
    phone.dismiss(modal)
    #expect(
      phone.appearances.filter { $0.hasPrefix("page") } == ["page viewWillAppear", "page viewIsAppearing", "page viewDidAppear"])
  }

  @Test("whatever is done, in whatever order, callbacks come in pairs", arguments: 0..<24)
  func pairs(seed: Int) {
    var random = Random(seed: UInt64(seed))
    let navigation = UINavigationController(rootViewController: Page(nil, named: "page 0"))
    let phone = Phone(Systems.all[seed % Systems.all.count]) { navigation }
    var made = 1
    func new() -> Page {
      made += 1
      return Page([nil, .landscape, .portrait][made % 3], named: "page \(made)")
    }
    for _ in 0..<60 {
      phone.simulation.run {
        switch random.next(below: 10) {
        case 0, 1: navigation.pushViewController(new(), animated: random.next(below: 2) == 0)
        case 2: navigation.popViewController(animated: random.next(below: 2) == 0)
        case 3: navigation.beginInteractivePop()
        case 4: navigation.cancelInteractivePop()
        case 5: navigation.finishInteractivePop()
        case 6:
          let page = new()
          page.modalPresentationStyle = [.fullScreen, .pageSheet, .overFullScreen][random.next(below: 3)]
          navigation.present(page, animated: random.next(below: 2) == 0)
        case 7: navigation.dismiss(animated: random.next(below: 2) == 0)
        case 8: phone.simulation.turnDevice(to: UIDeviceOrientation.poses[random.next(below: 7)])
        default: navigation.setViewControllers([navigation.viewControllers[0], new()], animated: random.next(below: 2) == 0)
        }
      }
      if random.next(below: 3) == 0 { phone.simulation.settle() }
      if random.next(below: 4) == 0 { phone.simulation.advance(by: 0.1) }
    }
    phone.simulation.run { navigation.cancelInteractivePop() }
    phone.simulation.settle()
    #expect(phone.unpaired.isEmpty)
    #expect(!phone.simulation.runLoop.ranAway)
  }
}

extension Phone {
  /// Callbacks that came when they could not, each with what came before.
  var unpaired: [String] {
    let allowed: [String: Set<String>] = [
      "": ["viewWillAppear"],
      "viewWillAppear": ["viewIsAppearing", "viewWillDisappear"],
      "viewIsAppearing": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    var last: [String: String] = [:]
    return events.compactMap { event in
      guard case .callback(let name, let callback) = event, callback.hasSuffix("ppear") || callback.hasSuffix("ppearing")
      else { return nil }
      let before = last.updateValue(callback, forKey: name) ?? ""
      return allowed[before]?.contains(callback) == true ? nil : "\(name): \(callback) after \(before)"
    }
  }
}
