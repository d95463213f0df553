// R3.21
/// A view without a superview that a scene shows; the topmost visible one steers the scene's orientation.
@MainActor @preconcurrency
open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard oldValue !== windowScene else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
      if ownWindow != nil, !isHidden { moveVisibly(from: oldValue) }
    }
  }
  open var windowLevel: Level = .normal {
    didSet { windowScene?.isSteeringWindowKnown = false }
  }
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      windowScene?.isSteeringWindowKnown = false
      replaceRoot(oldValue)
    }
  }
  private var isLayoutScheduled = false
  private var screenWithoutScene: UIScreen?
  // R3.21
  /// A window of the system's among the app's, like the one for text effects: seen, but without a say.
  package var isForeign = false {
    didSet { windowScene?.isSteeringWindowKnown = false }
  }
  /// A window of the system's that turns as it likes, such as a web page's video in full screen: it steers, whatever the app allows.
  package var ignoresApplicationMask = false

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.coordinateSpaceBounds)
    isHidden = true
    self.windowScene = windowScene
    ownWindow = self
    windowScene.add(self)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    ownWindow = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    ownWindow = self
  }

  open override var next: UIResponder? { windowScene }

  open override var window: UIWindow? { self }

  open var isKeyWindow: Bool { wasMadeKey && windowScene?.keyWindow === self }
  /// Whether it may be a scene's key window: of many windows few are asked for their scene.
  var wasMadeKey = false

  /// The scene's screen; what is set here holds while the window has no scene.
  open var screen: UIScreen {
    get { windowScene?.screen ?? screenWithoutScene ?? Simulation.current.screen }
    set { screenWithoutScene = newValue }
  }

  open override var isHidden: Bool {
    didSet {
      windowScene?.isSteeringWindowKnown = false
      guard oldValue != isHidden, ownWindow != nil else { return }
      if isHidden { rootViewController?.appearance.leaveWindow() } else { showRoot() }
      windowScene?.rotation.windowsChanged()
    }
  }

  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  open func makeKey() {
    windowScene?.keyWindowStorage = self
  }

  // For the scene it leaves a visible window is as if it were hidden, for the new one as if it were shown (R3.21).
  private func moveVisibly(from old: UIWindowScene?) {
    if let windowScene { resize(to: windowScene.coordinateSpaceBounds.size) }
    old?.rotation.windowsChanged()
    windowScene?.rotation.windowsChanged()
  }

  private func replaceRoot(_ old: UIViewController?) {
    rootViewController?.windowAsRoot = self
    if let old {
      if old.windowAsRoot === self { old.windowAsRoot = nil }
      if !isHidden { old.appearance.leaveWindow() }
      old.viewIfLoaded?.removeFromSuperview()
    }
    if !isHidden {
      showRoot()
      windowScene?.rotation.windowsChanged()
    }
  }

  private func showRoot() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    guard let view = root.viewIfLoaded else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.appearance.enterWindow {
      if view.superview !== self { addSubview(view) }
    }
  }

  func scheduleLayout() {
    guard !isLayoutScheduled, let loop = windowScene?.simulation.runLoop else { return }
    isLayoutScheduled = true
    loop.atCommit { [weak self] in
      self?.isLayoutScheduled = false
      self?.layoutIfNeeded()
    }
  }

  /// Gives the window and what fills it the scene's new size.
  func resize(to size: CGSize) {
    frame.size = size
    for view in subviews where view.controller != nil { view.frame = bounds }
  }
}

extension UIWindow {
  public struct Level: Hashable, RawRepresentable, Comparable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
