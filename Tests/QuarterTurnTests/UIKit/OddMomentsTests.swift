import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// Requests of pages at moments that nobody would choose, and that apps choose all the same.
@MainActor
@Suite(.worlds) struct OddMomentsTests {
  private final class TurningPage: UIViewController {
    var willRotate: (() -> Void)?
    var lock: OrientationLock?
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      willRotate?()
    }
  }

  @Test("A lock taken while the interface turns holds afterwards", arguments: TestApp.systems)
  func lockInViewWillTransition(system: Int) throws {
    let page = TurningPage()
    let app = TestApp(system, delegate: OpenDelegate()) { page }
    var isDone = false
    page.willRotate = { [unowned page] in
      guard !isDone else { return }
      isDone = true
      page.lock = page.view.window?.windowScene?.orientationCoordinator.lock(to: .portrait)
    }
    app.turn(to: .landscapeLeft)
    app.simulation.settle()
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
    app.perform { page.lock = nil }
    // On iOS 15 the lock has written over what the hand said (R2.9): where it goes back to is open until the hand moves.
    if system > 15 { #expect(app.orientation == .landscapeRight) }
  }

  private final class Early: UIViewController {
    enum Moment: CaseIterable, Sendable {
      case initialiser, viewDidLoad, viewWillAppear, viewDidAppear, viewDidLayoutSubviews, viewWillDisappear, viewDidDisappear
    }
    let moment: Moment

    init(_ moment: Moment) {
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
      ask(.initialiser)
    }
    required init?(coder: NSCoder) { nil }
    private func ask(_ now: Moment) {
      if now == moment { setSupportedOrientationsWhileVisible(.landscape) }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      ask(.viewDidLoad)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      ask(.viewWillAppear)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      ask(.viewDidAppear)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      ask(.viewDidLayoutSubviews)
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      ask(.viewWillDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      ask(.viewDidDisappear)
    }
  }

  @Test("A page may ask at any moment of its life", arguments: TestApp.systems, Early.Moment.allCases)
  private func askedAt(system: Int, moment: Early.Moment) throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(system) { navigation }
    app.perform { navigation.pushViewController(Early(moment), animated: true) }
    let isLate = moment == .viewWillDisappear || moment == .viewDidDisappear
    #expect(app.orientation == (isLate ? .portrait : .landscapeRight))
    _ = app.perform { navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.requests.isEmpty)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("Asked in the cover's life: presented and dismissed", arguments: TestApp.systems, Early.Moment.allCases)
  private func coverAskedAt(system: Int, moment: Early.Moment) throws {
    let app = TestApp(system)
    try app.present(Early(moment))
    let isLate = moment == .viewWillDisappear || moment == .viewDidDisappear
    #expect(app.orientation == (isLate ? .portrait : .landscapeRight))
    try app.dismiss()
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.requests.isEmpty)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A page whose subviews are all removed keeps its request", arguments: TestApp.systems)
  func subviewsRemoved(system: Int) throws {
    let page = Page(.landscape)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(system) { navigation }
    app.perform { navigation.pushViewController(page, animated: true) }
    #expect(app.orientation == .landscapeRight)
    app.perform { for view in page.view.subviews { view.removeFromSuperview() } }
    #expect(app.orientation == .landscapeRight)
    app.perform { page.setSupportedOrientationsWhileVisible(.landscapeLeft) }
    #expect(app.orientation == .landscapeLeft)
    app.perform { page.setSupportedOrientationsWhileVisible(nil) }
    #expect(app.orientation == .portrait)
    app.perform { page.setSupportedOrientationsWhileVisible(.landscape) }
    #expect(app.orientation == .landscapeRight)
    _ = app.perform { navigation.popViewController(animated: true) }
    #expect(app.orientation == .portrait)
  }

  @Test("A page moved to another container keeps its request", arguments: TestApp.systems)
  func reparented(system: Int) throws {
    let page = Page(.landscape)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let app = TestApp(system) { navigation }
    app.perform { navigation.pushViewController(page, animated: false) }
    #expect(app.orientation == .landscapeRight)
    let other = UINavigationController()
    app.perform {
      navigation.popViewController(animated: false)
      other.viewControllers = [page]
      other.modalPresentationStyle = .fullScreen
      navigation.present(other, animated: false)
    }
    #expect(app.orientation == .landscapeRight)
    #expect(try app.coordinator.requests.count == 1)
    app.perform { navigation.dismiss(animated: false) }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }

  @Test("A child taken out and put back", arguments: TestApp.systems)
  func childComesAndGoes(system: Int) throws {
    let app = TestApp(system)
    let root = try app.root
    let child = Page(.landscape)
    func put() {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    for _ in 0..<3 {
      app.perform(put)
      #expect(app.orientation == .landscapeRight)
      app.perform {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      #expect(app.orientation == .portrait)
    }
    app.perform { root.view.addSubview(child.view) }
    app.perform { child.view.removeFromSuperview() }
    #expect(app.orientation == .portrait)
    #expect(app.simulation.crashes.isEmpty)
  }
}
