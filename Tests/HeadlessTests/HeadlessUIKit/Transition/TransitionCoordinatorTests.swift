import HeadlessUIKit
import Testing

@MainActor @Suite struct TransitionCoordinatorTests {
  @Test("a push has a coordinator that knows both pages, and none when it is over", arguments: [true, false])
  func push(animated: Bool) throws {
    let first = Page()
    let second = Page()
    let navigation = UINavigationController(rootViewController: first)
    let phone = Phone(18) { navigation }
    #expect(navigation.transitionCoordinator == nil)
    try phone.simulation.run {
      navigation.pushViewController(second, animated: animated)
      let coordinator = try #require(second.transitionCoordinator)
      #expect(coordinator.viewController(forKey: .from) === first)
      #expect(coordinator.viewController(forKey: .to) === second)
      #expect(coordinator.isAnimated == animated)
      #expect((coordinator.transitionDuration > 0) == animated)
      #expect(!coordinator.initiallyInteractive && !coordinator.isInteractive && !coordinator.isCancelled)
      #expect(coordinator.presentationStyle == .none)
      #expect(coordinator.targetTransform == .identity)
    }
    phone.simulation.settle()
    #expect(navigation.transitionCoordinator == nil)
    #expect(second.transitionCoordinator == nil)
  }

  @Test("a presentation has one on both sides, with its style")
  func presentation() throws {
    let phone = Phone(18)
    let modal = Page()
    modal.modalPresentationStyle = .overFullScreen
    try phone.simulation.run {
      phone.root.present(modal, animated: true)
      let coordinator = try #require(modal.transitionCoordinator)
      #expect(phone.root.transitionCoordinator === coordinator)
      #expect(coordinator.presentationStyle == .overFullScreen)
      #expect(coordinator.viewController(forKey: .from) === phone.root)
      #expect(coordinator.viewController(forKey: .to) === modal)
    }
    phone.simulation.settle()
    try phone.simulation.run {
      phone.root.dismiss(animated: true)
      let coordinator = try #require(modal.transitionCoordinator)
      #expect(coordinator.viewController(forKey: .from) === modal)
      #expect(coordinator.viewController(forKey: .to) === phone.root)
    }
    phone.simulation.settle()
    #expect(phone.root.transitionCoordinator == nil)
  }

  @Test("what runs alongside runs during, what completes runs at the end, each once and in order")
  func blocks() throws {
    let navigation = UINavigationController(rootViewController: Page())
    let phone = Phone(18) { navigation }
    let order = Order()
    var kept: (any UIViewControllerTransitionCoordinator)?
    try phone.simulation.run {
      navigation.pushViewController(Page(), animated: true)
      let coordinator = try #require(navigation.transitionCoordinator)
      kept = coordinator
      for name in ["a", "b"] {
        #expect(
          coordinator.animate(
            alongsideTransition: { _ in order.append("\(name) alongside") }, completion: { _ in order.append("\(name) done") }))
      }
    }
    phone.simulation.advance(by: 0.1)
    #expect(order.list == ["a alongside", "b alongside"])
    phone.simulation.settle()
    #expect(order.list == ["a alongside", "b alongside", "a done", "b done"])
    #expect(kept?.animate(alongsideTransition: { _ in order.append("late") }) == false, "over is over")
    #expect(order.list.count == 4)
  }

  @Test("a swipe back is interactive until the finger lets go, and says how it ended", arguments: [true, false])
  func swipe(cancels: Bool) throws {
    let navigation = UINavigationController(rootViewController: Page())
    let phone = Phone(18) { navigation }
    phone.perform { navigation.pushViewController(Page(), animated: false) }
    let order = Order()
    try phone.simulation.run {
      navigation.beginInteractivePop()
      let coordinator = try #require(navigation.transitionCoordinator)
      #expect(coordinator.initiallyInteractive && coordinator.isInteractive)
      coordinator.notifyWhenInteractionChanges { order.append("finger: \($0.isCancelled)") }
      coordinator.animate(alongsideTransition: nil) { order.append("end: \($0.isCancelled)") }
    }
    phone.simulation.advance(by: 60)
    #expect(order.list.isEmpty, "a finger may take its time")
    phone.simulation.run { cancels ? navigation.cancelInteractivePop() : navigation.finishInteractivePop() }
    #expect(order.list == ["finger: \(cancels)"])
    phone.simulation.settle()
    #expect(order.list == ["finger: \(cancels)", "end: \(cancels)"])
    #expect(navigation.viewControllers.count == (cancels ? 2 : 1))
  }

  @Test("the completion of a presentation comes after the callbacks")
  func completions() {
    let phone = Phone(18) { Page(nil, named: "below") }
    let modal = Page(nil, named: "modal")
    modal.modalPresentationStyle = .fullScreen
    phone.forget()
    var at: [String] = []
    phone.perform { phone.root.present(modal, animated: true) { at.append(phone.appearances.last ?? "") } }
    phone.perform { phone.root.dismiss(animated: true) { at.append(phone.appearances.last ?? "") } }
    #expect(at == ["below viewDidDisappear", "modal viewDidDisappear"])
  }
}
