import QuarterTurnPlatform

// R2.5 to R2.8, R4.7 to R4.10
/// Shows a video inside a portrait page and, after a button or a device rotation, full screen in landscape.
///
/// In UIKit an app has to present a landscape controller, move the player into it without a pause, follow the device although
/// the page is portrait, and find the way back. This container does all that; you give it a frame on the page.
///
///     let video = FullScreenVideoController(contentView: playerView)
///     addChild(video)
///     view.addSubview(video.view)
///     video.didMove(toParent: self)
///
///     fullScreenButton.addAction(UIAction { _ in video.enterFullScreen() }, for: .touchUpInside)
///
/// The same content moves to the full screen and back; it does not disappear in between. On iPad, and wherever the app cannot
/// choose its orientation, only the button starts full screen, in the current orientation if need be. Under the rotation lock
/// the button still works.
open class FullScreenVideoController: UIViewController {
  /// Called when the video fills the screen and when it is back.
  public weak var delegate: (any FullScreenVideoControllerDelegate)?

  let label: String
  package private(set) var machine = FullScreenMachine()
  private(set) var hosted: FullScreenContent?
  // Kept by its presentation alone: its end is the one thing that always tells of a dismissal.
  var cover: FullScreenCover? {
    get { presented.cover }
    set { presented.cover = newValue }
  }
  private let presented = PresentedCover()
  // The full screen goes with the controller that presented it.
  private let lifetime: Lifetime
  lazy var forwarder = ContainerForwarder(self)
  private(set) var pageRequest: Anchor?
  var attempts = 0
  // Whether a device rotation started full screen, and so ends it.
  private(set) var wasTurnedByPhone = false

  /// Creates a container for the controller that plays.
  ///
  ///     FullScreenVideoController(content: playerViewController)
  ///
  /// - Parameters:
  ///   - content: the controller that shows the video; it fills the container, and the screen.
  ///   - label: a name for explanations and issues; the file and line of the call by default.
  public init(content: UIViewController, label: String? = nil, fileID: String = #fileID, line: Int = #line) {
    self.label = OrientationRequest.label(label, fileID: fileID, line: line)
    lifetime = presented.lifetime
    super.init(nibName: nil, bundle: nil)
    self.content = content
    hosted = FullScreenContent(content)
  }

  /// Creates a container for the view that plays, such as one with a player layer.
  ///
  ///     FullScreenVideoController(contentView: playerView)
  ///
  /// - Parameters:
  ///   - contentView: the view that shows the video.
  ///   - label: a name for explanations and issues; the file and line of the call by default.
  public convenience init(contentView: UIView, label: String? = nil, fileID: String = #fileID, line: Int = #line) {
    let content = UIViewController()
    content.view = contentView
    self.init(content: content, label: label, fileID: fileID, line: line)
  }

  /// Creates a container from a storyboard: set ``content`` when it has loaded.
  public required init?(coder: NSCoder) {
    label = "full-screen video"
    lifetime = presented.lifetime
    super.init(coder: coder)
  }

  /// The controller that shows the video; it may be replaced at any time.
  open var content: UIViewController? {
    didSet {
      guard content !== oldValue else { return }
      replaceContent()
    }
  }

  /// Whether rotating an iPhone to landscape starts full screen, and rotating it back ends it; true by default.
  ///
  /// Of several videos on a page the one shown last follows: set it for the playing one alone. While it is true, the page stays
  /// in portrait on iPhone, unless the requests there exclude portrait. A video that a device rotation brought to the full
  /// screen always goes back with it.
  ///
  ///     video.followsDeviceOrientation = video === currentVideo
  open var followsDeviceOrientation = true {
    didSet { updatePageRequest() }
  }

  // MARK: Full screen

  /// Whether the video fills the screen, or is about to.
  public var isFullScreen: Bool { machine.isFullScreen }

  /// Fills the screen in landscape, as soon as the video is in a window.
  ///
  /// If the interface cannot rotate, the video fills the window in the current orientation, and an issue says why. If it fills
  /// the screen already, nothing happens.
  ///
  ///     video.enterFullScreen()
  public func enterFullScreen() {
    coordinator?.noteCause()
    follow(.enter)
  }

  // R4.8, R4.10
  /// Goes back to the page, in portrait even while the device is in landscape; it follows the device again once that has been
  /// upright.
  ///
  /// A plain `dismiss` leaves the interface in landscape if the device is, or under the rotation lock. This also dismisses what
  /// is presented over the video.
  ///
  ///     video.leaveFullScreen()
  public func leaveFullScreen() {
    coordinator?.noteCause()
    follow(.leave)
  }

  /// Does what a call or the app's data say.
  private func follow(_ event: FullScreenMachine.Event) {
    if event == .enter { attempts = 0 }
    lookForCoverNow()
    handle(event)
  }

  /// The app's data say so: what they say while a rotation's consequences may still come follows from that rotation.
  func follow(isFullScreen: Bool) {
    if let coordinator, !coordinator.machine.chain.isOpen { coordinator.noteCause() }
    follow(isFullScreen ? .enter : .leave)
  }

  /// Asked before the device's orientation brings the video to the full screen or back: an app's data may refuse.
  var permits: ((_ isFullScreen: Bool) -> Bool)?

  func handle(_ event: FullScreenMachine.Event) {
    let before = machine
    let event = permitted(event)
    defer { if !isFullScreen { wasTurnedByPhone = false } }
    let action = machine.handle(event)
    guard before.phase != machine.phase || action != nil else { return }
    if action == .present { wasTurnedByPhone = event != .enter }
    if action == .present { coordinator?.fullScreenPlayers.enters(self) }
    if action != nil { carryOn() }
    tellDelegate(before.phase)
  }

  /// The same event without its consequences, where the app refuses them.
  private func permitted(_ event: FullScreenMachine.Event) -> FullScreenMachine.Event {
    var next = machine
    switch (event, next.handle(event)) {
    case (.sideways, .present?) where permits?(true) == false: return .sideways(mayFollow: false)
    case (.upright, .dismiss?) where permits?(false) == false: return .upright(mayFollow: false)
    default: return event
    }
  }

  private func tellDelegate(_ before: FullScreenMachine.Phase) {
    let was = FullScreenMachine(phase: before).isFullScreen
    if !was, isFullScreen { delegate?.fullScreenVideoControllerWillEnterFullScreen(self) }
    if was, !isFullScreen { delegate?.fullScreenVideoControllerWillLeaveFullScreen(self) }
    switch machine.phase {
    case .turned, .unturned: if before == .entering { delegate?.fullScreenVideoControllerDidEnterFullScreen(self) }
    case .inlineArmed, .inlineDisarmed:
      if before != .inlineArmed, before != .inlineDisarmed { delegate?.fullScreenVideoControllerDidLeaveFullScreen(self) }
    case .entering, .exiting: break
    }
  }

  // MARK: Content

  private func replaceContent() {
    hosted?.remove()
    hosted = content.map { FullScreenContent($0) }
    guard isViewLoaded, let hosted else { return }
    let host = cover?.show(hosted) == true ? cover : self
    hosted.move(to: host ?? self)
    if host?.viewIfLoaded?.window != nil {
      hosted.willShow(false)
      hosted.didShow()
    }
  }

  /// The container tells the content itself: it does not disappear when it fills the screen.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Shows the content; call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let anchor = Anchor(host: self, label: label, declaration: .pagePreference(nil))
    view.addSubview(anchor)
    pageRequest = anchor
    anchor.cameToWindow = { [weak self] in self?.cameToWindow() }
    updatePageRequest()
    hosted?.move(to: self)
  }

  /// Tells the content that it appears; call super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    coordinator?.setNeedsUpdate()
    lookForCover()
    if hosted?.controller.parent === self { hosted?.willShow(animated) }
  }

  /// Tells the content that it is appearing; call super.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let coordinator { coordinator.fullScreenPlayers.claim(self, in: coordinator) }
  }

  /// Tells the content that it has appeared; call super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    coordinator?.setNeedsUpdate()
    if hosted?.controller.parent === self { hosted?.didShow() }
    // It was called before it was anywhere.
    if machine.phase == .entering { carryOn() }
  }

  /// Tells the content that it disappears, unless it fills the screen; call super.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    coordinator?.setNeedsUpdate()
    if !isCovering { hosted?.willHide(animated) }
  }

  /// Tells the content that it has disappeared, unless it fills the screen; call super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    coordinator?.setNeedsUpdate()
    if !isCovering { hosted?.didHide() }
  }

  /// Tells observers that the interface is about to rotate; call super.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    self.coordinator?.interfaceWillTurn(with: coordinator)
  }
}

// The full screen of a video, which its presentation alone keeps.
@MainActor
private final class PresentedCover {
  weak var cover: FullScreenCover?

  var lifetime: Lifetime {
    Lifetime { [self] in cover?.leaveSoon() }
  }
}
