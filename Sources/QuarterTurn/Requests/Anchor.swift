import QuarterTurnPlatform

/// An invisible view that carries an orientation declaration for as long as its host lives, and reports where it is.
final class Anchor: UIView {
  weak var host: UIViewController?
  let label: String
  private(set) var declaration: OrientationDeclaration
  private(set) weak var coordinator: OrientationCoordinator?
  private weak var surroundings: AnchorReference?
  private weak var registry: AnchorRegistry?
  private var lifetime: Lifetime?
  private var returns = 0
  /// Called when it comes to a window: a container need not forward appearance calls.
  var cameToWindow: (() -> Void)?

  init(host: UIViewController?, label: String, declaration: OrientationDeclaration = .request(nil, preferring: nil)) {
    self.host = host
    self.label = label
    self.declaration = declaration
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    let registry = AnchorRegistry.shared
    registry.add(self)
    self.registry = registry
    SceneCoordinators.shared.lookUnderCovers()
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Declaring

  func declare(_ new: OrientationDeclaration) {
    putBackSoon()
    guard new != declaration else { return }
    declaration = new
    setNeedsUpdate()
  }

  private func setNeedsUpdate() {
    registry?.wake(self)
    coordinator?.setNeedsUpdate()
  }

  // If a cover has taken the view out of the window, SwiftUI's update may be the only news of another page or tab.
  func wasUpdated() {
    if window == nil { setNeedsUpdate() }
  }

  // In SwiftUI the anchors of nested views are siblings: controllers do not tell which one encloses the other.
  var enclosing: Anchor? { surroundings?.anchor }

  func setSurroundings(_ reference: AnchorReference?) {
    guard reference !== surroundings else { return }
    surroundings = reference
    setNeedsUpdate()
  }

  // Called when the view of this anchor is gone: its memory may be freed later.
  func retire() {
    host = nil
    registry?.remove(self)
    coordinator?.anchorEnded()
  }

  func count(in new: OrientationCoordinator) {
    guard new !== coordinator else { return }
    coordinator?.anchorEnded()
    coordinator = new
    lifetime = Lifetime { [weak new] in new?.anchorEnded() }
    putBackSoon()
  }

  // MARK: Where it is

  // Apps clear out the subviews of a page, and set a new view.
  var hostView: UIView? { host?.viewIfLoaded }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    lookForScene()
    if window != nil { cameToWindow?() }
    setNeedsUpdate()
    putBackSoon()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    registry?.wake(self)
    putBackSoon()
  }

  // Below iOS 16 a layout pass may be the only news of a rotation.
  override func layoutSubviews() {
    super.layoutSubviews()
    lookForScene()
    coordinator?.lookSoon()
  }

  private func lookForScene() {
    guard let scene = window?.windowScene, host != nil else { return }
    let found = AnchorRegistry.shared(of: scene)
    if found !== registry {
      registry?.remove(self)
      found.add(self)
      registry = found
    }
    found.wasPlaced(self)
    guard coordinator?.scene !== scene else { return }
    count(in: scene.orientationCoordinator)
    coordinator?.setNeedsUpdate()
  }

  // Back to where it can report coming and going, once the app has finished what took it away.
  private func putBackSoon() {
    guard isTakenAway, returns < Self.mostReturns, let coordinator else { return }
    returns += 1
    coordinator.scheduler.afterThisTurn { [weak self] in
      guard let self, isTakenAway else { return }
      hostView?.addSubview(self)
    }
  }

  // An app that clears a page at every layout would otherwise be fought for ever.
  private static let mostReturns = 16

  private var isTakenAway: Bool {
    guard let view = hostView, view !== self else { return false }
    return superview !== view
  }
}

/// Puts an anchor into a plain controller, and reports when the controller appears and disappears.
final class AnchorController: UIViewController {
  let anchor: Anchor

  init(anchor: Anchor) {
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

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    anchor.coordinator?.interfaceBeginsToTurn(with: coordinator)
  }
}
