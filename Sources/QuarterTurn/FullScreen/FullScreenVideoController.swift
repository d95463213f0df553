import QuarterTurnPlatform

/// Shows a video inside a portrait page, and filling the screen in landscape: by button, or when the phone is turned.
///
/// UIKit leaves all of it to the app: presenting a landscape controller, moving the player into it without a pause, following the phone
/// although the page is portrait, and finding the way back. This is a container for the controller or view that plays; its frame on
/// the page is yours, the full screen its own affair. The page stays portrait while the phone is turned.
///
///     let video = FullScreenVideoController(contentView: playerView)
///     addChild(video)
///     view.addSubview(video.view)
///     video.didMove(toParent: self)
///
///     fullScreenButton.addAction(UIAction { _ in video.enterFullScreen() }, for: .touchUpInside)
///
/// The content moves as it is: it neither disappears nor is made anew. On an iPad, and wherever the app may not choose its orientation,
/// the full screen comes by button only, and in the orientation that there is. Under the user's rotation lock the button works both
/// ways. Rules R2.5 to R2.8, R4.7 to R4.10; reports B54, B62, B64, B66, B70, B104, B117, B132, B134, B137.
open class FullScreenVideoController: UIViewController {
  /// Hears when the video fills the screen and when it is back.
  public weak var delegate: (any FullScreenVideoControllerDelegate)?

  let label: String
  private(set) var machine = FullScreenMachine()
  private(set) var hosted: FullScreenContent?
  /// Kept by its presentation alone: its end is the one thing that always tells of a dismissal.
  var cover: FullScreenCover? {
    get { presented.cover }
    set { presented.cover = newValue }
  }
  private let presented = PresentedCover()
  /// The full screen goes with the controller that presented it.
  private let lifetime: Lifetime
  lazy var forwarder = ContainerForwarder(self)
  private(set) var pageRequest: Anchor?
  var attempts = 0
  /// Whether the phone has brought it to the full screen, and so brings it back.
  private(set) var wasTurnedByPhone = false

  /// A container for the controller that plays.
  ///
  ///     FullScreenVideoController(content: playerViewController)
  ///
  /// - Parameters:
  ///   - content: the controller that shows the video; it fills the container, and the screen.
  ///   - label: who asks, for explanations; the file and line of the call unless given.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  public init(content: UIViewController, label: String? = nil, fileID: String = #fileID, line: Int = #line) {
    self.label = OrientationRequest.label(label, fileID: fileID, line: line)
    lifetime = presented.lifetime
    super.init(nibName: nil, bundle: nil)
    self.content = content
    hosted = FullScreenContent(content)
  }

  /// A container for the view that plays, such as one with a player layer.
  ///
  ///     FullScreenVideoController(contentView: playerView)
  ///
  /// - Parameters:
  ///   - contentView: the view that shows the video.
  ///   - label: who asks, for explanations; the file and line of the call unless given.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  public convenience init(contentView: UIView, label: String? = nil, fileID: String = #fileID, line: Int = #line) {
    let content = UIViewController()
    content.view = contentView
    self.init(content: content, label: label, fileID: fileID, line: line)
  }

  /// A container from a storyboard: set ``content`` when it has loaded.
  public required init?(coder: NSCoder) {
    label = "full-screen video"
    lifetime = presented.lifetime
    super.init(coder: coder)
  }

  /// The controller that shows the video.
  ///
  /// It may be another one at any time; what is shown, on the page or full screen, is replaced.
  ///
  ///     video.content = nextPlayerViewController
  open var content: UIViewController? {
    didSet {
      guard content !== oldValue else { return }
      replaceContent()
    }
  }

  /// Whether turning the phone sideways fills the screen, and turning it upright brings the page back; true unless set.
  ///
  /// On a page with several videos the one shown last follows, so let only the one that plays. While it follows, its page is kept
  /// portrait on a phone, unless what is asked for there leaves portrait out. A video that the phone has brought to the full screen goes
  /// back with it, whatever this says by then.
  ///
  ///     video.followsDeviceOrientation = video === currentVideo
  open var followsDeviceOrientation = true {
    didSet { updatePageRequest() }
  }

  // MARK: Full screen

  /// Whether the video fills the screen, or is about to.
  ///
  /// UIKit tells of presentations while they run, not of what they were for.
  ///
  ///     exitButton.isHidden = !video.isFullScreen
  public var isFullScreen: Bool { machine.isFullScreen }

  /// Fills the screen in landscape, as soon as the video is in a window.
  ///
  /// Where the interface cannot turn, the video fills the window as it is up, and an issue says why. While it fills the screen already
  /// nothing happens.
  ///
  ///     video.enterFullScreen()
  ///
  /// Rules R4.7, R7.3; reports B62, B132, B137.
  public func enterFullScreen() {
    attempts = 0
    coordinator?.noteCause()
    lookForCoverNow()
    handle(.enter)
  }

  /// Goes back to the page, in portrait even while the phone is held sideways; it follows the phone again once that has been upright.
  ///
  /// Dismissing by hand leaves the interface where the phone has it, or where it was under the user's lock (R4.8, R4.10). What lies
  /// over the video goes with it.
  ///
  ///     video.leaveFullScreen()
  ///
  /// Reports B54, B64, B104, B134.
  public func leaveFullScreen() {
    coordinator?.noteCause()
    lookForCoverNow()
    handle(.leave)
  }

  func handle(_ event: FullScreenMachine.Event) {
    let before = machine
    defer { if !isFullScreen { wasTurnedByPhone = false } }
    let action = machine.handle(event)
    guard before.phase != machine.phase || action != nil else { return }
    if action == .present { wasTurnedByPhone = event != .enter }
    if action == .present { coordinator?.fullScreenPlayers.enters(self) }
    if action != nil { carryOn() }
    tellDelegate(before.phase)
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

  /// The content is told by hand: it does not disappear when it fills the screen.
  public final override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// Shows the content. Call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let anchor = Anchor(host: self, label: label, declaration: .pagePreference(nil))
    view.addSubview(anchor)
    pageRequest = anchor
    updatePageRequest()
    hosted?.move(to: self)
  }

  /// Tells the content that it appears. Call super.
  ///
  /// - Parameter animated: whether it appears with an animation.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    coordinator?.setNeedsUpdate()
    lookForCover()
    if hosted?.controller.parent === self { hosted?.willShow(animated) }
  }

  /// Tells the content that it appears. Call super.
  ///
  /// - Parameter animated: whether it appears with an animation.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let coordinator { coordinator.fullScreenPlayers.claim(self, in: coordinator) }
  }

  /// Tells the content that it has appeared. Call super.
  ///
  /// - Parameter animated: whether it appeared with an animation.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    coordinator?.setNeedsUpdate()
    if hosted?.controller.parent === self { hosted?.didShow() }
    // It was called before it was anywhere.
    if machine.phase == .entering { carryOn() }
  }

  /// Tells the content that it disappears, unless it fills the screen. Call super.
  ///
  /// - Parameter animated: whether it disappears with an animation.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    coordinator?.setNeedsUpdate()
    if !isCovering { hosted?.willHide(animated) }
  }

  /// Tells the content that it has disappeared, unless it fills the screen. Call super.
  ///
  /// - Parameter animated: whether it disappeared with an animation.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    coordinator?.setNeedsUpdate()
    if !isCovering { hosted?.didHide() }
  }

  /// Tells observers that the interface is about to turn. Call super.
  ///
  /// - Parameters:
  ///   - size: the size to come.
  ///   - coordinator: the transition.
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    self.coordinator?.interfaceWillTurn(with: coordinator)
  }
}

/// The full screen of a video, which its presentation alone keeps.
@MainActor
private final class PresentedCover {
  weak var cover: FullScreenCover?

  var lifetime: Lifetime {
    Lifetime { [self] in cover?.leaveSoon() }
  }
}
