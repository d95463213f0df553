import QuarterTurnPlatform

/// An invisible view that carries a request and tells where it is.
final class AnchorView: UIView, RequestAnchor {
  weak var host: UIViewController?
  weak var coordinator: OrientationCoordinator? {
    didSet {
      lifetime = Lifetime { [weak coordinator] in coordinator?.setNeedsUpdate() }
      putBackSoon()
    }
  }
  /// What it asked for ends with it.
  private var lifetime: Lifetime?
  let label: String
  let world = Platform.World.current
  private(set) var statement: Statement
  private weak var surroundings: AnchorPlace?

  /// The host's own: apps clear out the subviews of a page, and set a new view.
  var anchorView: UIView? { host?.viewIfLoaded }
  var enclosing: (any RequestAnchor)? { surroundings?.anchor }

  init(host: UIViewController?, label: String, statement: Statement = .request(nil, preferring: nil)) {
    self.host = host
    self.label = label
    self.statement = statement
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    UnplacedAnchors.add(self)
    SceneCoordinators.lookUnderCovers()
  }

  required init?(coder: NSCoder) { nil }

  func state(_ newStatement: Statement) {
    putBackSoon()
    guard newStatement != statement else { return }
    statement = newStatement
    coordinator?.setNeedsUpdate()
  }

  /// SwiftUI has updated the view: where a cover has taken it out of the window that may be all that is heard of another page or tab.
  func wasUpdated() {
    if window == nil { coordinator?.setNeedsUpdate() }
  }

  /// Where the view is that this anchor speaks for.
  func lie(in place: AnchorPlace?) {
    guard place !== surroundings else { return }
    surroundings = place
    coordinator?.setNeedsUpdate()
  }

  /// The view that this anchor speaks for is gone; nothing waits for its memory to be freed.
  func retire() {
    host = nil
    UnplacedAnchors.remove(self)
    coordinator?.setNeedsUpdate()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    joinScene()
    coordinator?.setNeedsUpdate()
    putBackSoon()
  }

  /// Counts in the scene that the view is in; a window may move to another.
  private func joinScene() {
    if let scene = window?.windowScene, host != nil {
      UnplacedAnchors.remove(self)
      let current = scene.orientationCoordinator
      if current !== coordinator {
        coordinator?.withdraw(self)
        current.adopt(self)
      }
    }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    putBackSoon()
  }

  /// Goes back to where it can tell of coming and going, once the app is done with what took it away.
  private func putBackSoon() {
    guard isAstray, returns < Self.mostReturns, let coordinator else { return }
    returns += 1
    coordinator.scheduler.afterThisTurn { [weak self] in
      guard let self, isAstray else { return }
      host?.viewIfLoaded?.addSubview(self)
    }
  }

  /// An app that clears a page at every layout would otherwise be fought for ever.
  private static let mostReturns = 16
  private var returns = 0

  private var isAstray: Bool {
    guard let view = host?.viewIfLoaded, view !== self else { return false }
    return superview !== view
  }

  /// Below iOS 16 a layout pass may be all that tells of a turn.
  override func layoutSubviews() {
    super.layoutSubviews()
    joinScene()
    coordinator?.lookSoon()
  }
}

/// Puts an anchor view into a plain controller, and hears when the controller comes and goes.
final class AnchorController: UIViewController {
  let anchor: AnchorView

  init(anchor: AnchorView) {
    self.anchor = anchor
    super.init(nibName: nil, bundle: nil)
    if anchor.host == nil { anchor.host = self }
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = anchor }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    anchor.coordinator?.setNeedsUpdate()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    anchor.coordinator?.setNeedsUpdate()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    anchor.coordinator?.setNeedsUpdate()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    anchor.coordinator?.setNeedsUpdate()
  }
}
