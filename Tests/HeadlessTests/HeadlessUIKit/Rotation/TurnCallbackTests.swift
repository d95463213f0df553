import HeadlessUIKit
import Testing

@MainActor @Suite struct TurnCallbackTests {
  @Test("R6.1: up to iOS 15 the app turns within the notification, later the system turns on its own", arguments: Systems.all)
  func driver(system: Int) {
    let phone = Phone(system, assuming: [.systemGeneratesDeviceOrientation: 0])
    phone.simulation.turnDevice(to: .landscapeLeft)
    #expect(phone.events.contains(.devicePublished(.landscapeLeft)))
    #expect((phone.interface == .landscapeRight) == (system == 15), "from 16 on it comes with the run loop")
    phone.simulation.settle()
    #expect(phone.interface == .landscapeRight)
    if system >= 16 {
      let silent = Phone(system, assuming: [.systemGeneratesDeviceOrientation: 1])
      silent.turn(.landscapeLeft)
      #expect(silent.interface == .landscapeRight, "no notification is needed")
    }
  }

  @Test("R6.2: the order of callbacks, and where the scene delegate comes in", arguments: Systems.from16, [0, 1])
  func order(system: Int, value: Int) {
    let phone = Phone(
      system, assuming: [.sceneCallbackBeforeViewWillTransition: value], sceneDelegate: MaskSceneDelegate.self)
    (phone.scene.delegate as? MaskSceneDelegate)?.mask = .all
    phone.refresh()
    let order = Order()
    let page = phone.root as? Page
    page?.onTransition = { _, coordinator in
      order.append("viewWillTransition")
      coordinator.animate(
        alongsideTransition: { _ in order.append("alongside") }, completion: { _ in order.append("completion") })
    }
    (phone.scene.delegate as? MaskSceneDelegate)?.onUpdate = { order.append("scene") }
    phone.turn(.landscapeLeft)
    let expected = ["viewWillTransition", "alongside", "completion"]
    #expect(order.list.filter { $0 != "scene" } == expected)
    let scene = order.list.firstIndex(of: "scene")
    let transition = order.list.firstIndex(of: "viewWillTransition")
    #expect(scene != nil)
    if let scene, let transition { #expect((scene < transition) == (value == 1)) }
    let callbacks = phone.callbacks()
    let will = callbacks.firstIndex(of: "willTransition")
    let size = callbacks.firstIndex(of: "viewWillTransition")
    if let will, let size { #expect(will < size) } else { Issue.record("both callbacks come: \(callbacks)") }
  }

  @Test("R6.3: a child whose size stays does not hear of the transition", arguments: Systems.all)
  func sizes(system: Int) {
    let fixed = Page()
    let filling = Page()
    var heard: [String] = []
    fixed.onTransition = { _, _ in heard.append("fixed") }
    filling.onTransition = { _, _ in heard.append("filling") }
    let phone = Phone(system) {
      let parent = Container(filling)
      parent.addChild(fixed)
      fixed.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      fixed.view.autoresizingMask = []
      parent.view.addSubview(fixed.view)
      fixed.didMove(toParent: parent)
      return parent
    }
    phone.turn(.landscapeLeft)
    #expect(heard == ["filling"])
  }

  @Test("R6.4: the transition's transform says how far it turns", arguments: Systems.all)
  func transform(system: Int) {
    let page = Page()
    var transforms: [CGAffineTransform] = []
    page.onTransition = { _, coordinator in transforms.append(coordinator.targetTransform) }
    let phone = Phone(system, assuming: [.flipSendsViewWillTransition: 1]) { page }
    phone.turn(.landscapeLeft)
    phone.turn(.landscapeRight)
    phone.turn(.portrait)
    let quarters = transforms.map { [Int($0.a.rounded()), Int($0.b.rounded())] }
    #expect(quarters.count == 3)
    #expect(quarters.map { abs($0[0]) } == [0, 1, 0])
    #expect(quarters.map { abs($0[1]) } == [1, 0, 1])
    #expect(quarters.count == 3 && quarters[1][0] == -1)
  }

  @Test("R6.5: when the new orientation can be read", arguments: Systems.from16, [0, 1, 2])
  func reading(system: Int, value: Int) {
    let page = Page()
    let read = Order()
    let phone = Phone(system, assuming: [.orientationValueDuringTurn: value]) { page }
    page.onTransition = { [unowned phone] _, coordinator in
      read.append("will: \(phone.interface.isLandscape)")
      coordinator.animate(
        alongsideTransition: { _ in read.append("alongside: \(phone.interface.isLandscape)") },
        completion: { _ in read.append("completion: \(phone.interface.isLandscape)") })
    }
    phone.turn(.landscapeLeft)
    #expect(read.list == ["will: \(value == 0)", "alongside: \(value < 2)", "completion: true"])
  }

  @Test("R6.9: whether a turn by half a circle sends viewWillTransition", arguments: Systems.all, [0, 1])
  func flip(system: Int, value: Int) {
    let page = Page()
    var count = 0
    let phone = Phone(system, assuming: [.flipSendsViewWillTransition: value], pose: .landscapeLeft) { page }
    page.onTransition = { _, _ in count += 1 }
    phone.turn(.landscapeRight)
    #expect(phone.interface == .landscapeLeft)
    #expect(count == value)
  }

  @Test("R6.10: turning changes a phone's size classes and not a pad's", arguments: Systems.all)
  func sizeClasses(system: Int) {
    func classes(_ device: DeviceModel) -> [[UIUserInterfaceSizeClass]] {
      let phone = Phone(system, device: device)
      let before = phone.scene.traitCollection
      phone.turn(.landscapeLeft)
      let after = phone.scene.traitCollection
      return [
        [before.horizontalSizeClass, before.verticalSizeClass], [after.horizontalSizeClass, after.verticalSizeClass],
      ]
    }
    #expect(classes(.phone) == [[.compact, .regular], [.compact, .compact]])
    #expect(classes(.largePhone) == [[.compact, .regular], [.regular, .compact]])
    #expect(classes(.pad) == [[.regular, .regular], [.regular, .regular]])
  }

  @Test("R6.11: presenters hear of turns that they do not allow", arguments: Systems.all)
  func presenters(system: Int) {
    let below = Page(.portrait)
    let above = Page(.allButUpsideDown)
    var heard: [String] = []
    below.onTransition = { _, _ in heard.append("below") }
    above.onTransition = { _, _ in heard.append("above") }
    let phone = Phone(system) { below }
    phone.present(above, .fullScreen)
    phone.turn(.landscapeRight)
    #expect(phone.interface == .landscapeLeft)
    #expect(heard == ["below", "above"])
  }

  @Test("R6.12: a turn by half a circle takes twice as long", arguments: Systems.all)
  func durations(system: Int) {
    let page = Page()
    var durations: [TimeInterval] = []
    page.onTransition = { _, coordinator in durations.append(coordinator.transitionDuration) }
    let phone = Phone(system, assuming: [.flipSendsViewWillTransition: 1]) { page }
    phone.turn(.landscapeLeft)
    phone.turn(.landscapeRight)
    #expect(durations.count == 2)
    #expect((0.3...0.4).contains(durations[0]))
    #expect(durations[1] == 2 * durations[0])
  }

  @Test("R6.2 b: traits, size, layout, in this order, parents before children", arguments: Systems.all)
  func wholeOrder(system: Int) {
    let phone = Phone(system) {
      let child = Page(nil, named: "child")
      let parent = Container(child)
      parent.title = "parent"
      return parent
    }
    phone.forget()
    phone.turn(.landscapeLeft)
    let expected = [
      "willTransition", "viewWillTransition", "traitCollectionDidChange", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]
    let parent = phone.callbacks(of: "parent")
    #expect(parent == expected)
    let child = phone.callbacks(of: "child")
    #expect(child.filter { $0 != "traitCollectionDidChange" } == expected.filter { $0 != "traitCollectionDidChange" })
    let names: [String] = phone.events.compactMap { event in
      guard case .callback(let name, "viewWillTransition") = event else { return nil }
      return name
    }
    #expect(names == ["parent", "child"])
    guard let began = phone.events.firstIndex(of: .interfaceWillTurn(from: .portrait, to: .landscapeRight)),
      let ended = phone.events.firstIndex(of: .interfaceTurned(from: .portrait, to: .landscapeRight))
    else {
      Issue.record("no turn")
      return
    }
    let published = phone.events.firstIndex(of: .devicePublished(.landscapeLeft))
    #expect(published.map { $0 < began } == true)
    #expect(ended == phone.events.count - 1)
  }

  @Test("R6.3 b: a controller that does not call super keeps it from its children", arguments: Systems.all)
  func withoutSuper(system: Int) {
    let child = Page()
    var heard = 0
    child.onTransition = { _, _ in heard += 1 }
    let phone = Phone(system) {
      let parent = Silent()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    }
    phone.turn(.landscapeLeft)
    #expect(heard == 0)
  }

  @Test("R6.4 b: quarter turns one way and the other cancel out", arguments: Systems.all)
  func bothWays(system: Int) {
    let page = Page()
    var transforms: [CGAffineTransform] = []
    page.onTransition = { _, coordinator in transforms.append(coordinator.targetTransform) }
    let phone = Phone(system) { page }
    phone.turn(.landscapeLeft)
    phone.turn(.portrait)
    phone.turn(.landscapeRight)
    #expect(transforms.count == 3)
    #expect(transforms[0].b == -transforms[1].b && transforms[0].b != 0)
    #expect(transforms[2] == transforms[1], "onward the same way round")
  }

  @Test("R6.5 b: up to iOS 15 the value is old within viewWillTransition", arguments: [0, 1, 2])
  func readingBefore16(value: Int) {
    let page = Page()
    let read = Order()
    let phone = Phone(15, assuming: [.orientationValueDuringTurn: value]) { page }
    page.onTransition = { [unowned phone] _, coordinator in
      read.append("will: \(phone.interface.isLandscape)")
      coordinator.animate(
        alongsideTransition: { _ in read.append("alongside: \(phone.interface.isLandscape)") },
        completion: { _ in read.append("completion: \(phone.interface.isLandscape)") })
    }
    phone.turn(.landscapeLeft)
    #expect(read.list == ["will: false", "alongside: \(value < 2)", "completion: true"])
  }

  @Test("R6.9 b: half a circle lays nothing out, yet the scene's delegate and observers hear of it", arguments: Systems.all)
  func flipIsToldToTheScene(system: Int) {
    let phone = Phone(system, pose: .landscapeLeft, sceneDelegate: GeometrySceneDelegate.self)
    phone.forget()
    let heard = Order()
    let observation =
      system < 16
      ? nil : phone.scene.observe(\.effectiveGeometry) { _, _ in MainActor.assumeIsolated { heard.append("observed") } }
    phone.turn(.landscapeRight)
    #expect(phone.interface == .landscapeLeft)
    #expect(phone.callbacks().isEmpty)
    #expect(heard.list.count == (system < 16 ? 0 : 1))
    observation?.invalidate()
  }

  @Test("R6.12 b: the old constant is the duration of a quarter turn", arguments: Systems.all)
  func constant(system: Int) {
    let page = Page()
    var duration: TimeInterval = 0
    page.onTransition = { _, coordinator in duration = coordinator.transitionDuration }
    let phone = Phone(system) { page }
    phone.turn(.landscapeLeft)
    #expect(phone.perform { UIApplication.shared.statusBarOrientationAnimationDuration } == duration)
  }
}

/// Keeps what happened in order.
@MainActor
final class Order {
  private(set) var list: [String] = []
  func append(_ entry: String) { list.append(entry) }
}

/// Keeps its transitions to itself.
@MainActor
private final class Silent: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
}
