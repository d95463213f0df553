import QuarterTurnPlatform

/// An invisible view that carries a request and tells where it is.
final class AnchorView: UIView, RequestAnchor {
  weak var host: UIViewController?
  weak var coordinator: OrientationCoordinator?
  let label: String
  private(set) var supportedOrientations: UIInterfaceOrientationMask?
  private(set) var preferredOrientation: UIInterfaceOrientation?

  var anchorView: UIView? { self }

  init(host: UIViewController, label: String) {
    self.host = host
    self.label = label
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    UnplacedAnchors.add(self)
  }

  required init?(coder: NSCoder) { nil }

  func set(_ mask: UIInterfaceOrientationMask?, preferring orientation: UIInterfaceOrientation?) {
    guard mask != supportedOrientations || orientation != preferredOrientation else { return }
    supportedOrientations = mask
    preferredOrientation = orientation
    coordinator?.setNeedsUpdate()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let scene = window?.windowScene {
      UnplacedAnchors.remove(self)
      let current = scene.orientationCoordinator
      if current !== coordinator {
        coordinator?.withdraw(self)
        current.adopt(self)
      }
    }
    coordinator?.setNeedsUpdate()
  }

  isolated deinit { coordinator?.setNeedsUpdate() }

  /// Below iOS 16 a layout pass may be all that tells of a turn.
  override func layoutSubviews() {
    super.layoutSubviews()
    coordinator?.readGeometry()
  }
}

/// Puts an anchor view into a plain controller, and hears when the controller comes and goes.
final class AnchorController: UIViewController {
  let anchor: AnchorView

  init(anchor: AnchorView) {
    self.anchor = anchor
    super.init(nibName: nil, bundle: nil)
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
