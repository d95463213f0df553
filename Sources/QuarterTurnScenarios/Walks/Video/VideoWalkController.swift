import HeadlessUIKit
import QuarterTurn

/// The app in UIKit.
@MainActor
final class UIKitVideoWalkApp: VideoWalkApp {
  private let shape: VideoWalk.Shape
  private lazy var navigation = UINavigationController(rootViewController: UIViewController())
  private lazy var tabs: UITabBarController? = makeTabs()
  private weak var page: VideoWalkPage?
  private weak var over: UIViewController?
  private weak var sheet: UIViewController?

  init(_ shape: VideoWalk.Shape) { self.shape = shape }

  private func makeTabs() -> UITabBarController? {
    guard shape != .navigation else { return nil }
    let tabs = shape == .tabs ? UITabBarController() : OrientationTabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    return tabs
  }

  func launch(_ simulation: Simulation, delegate: (any UIApplicationDelegate)?) -> UIWindow? {
    simulation.launch(delegate: delegate) { tabs ?? navigation }
  }

  func openPage() {
    guard page == nil, navigation.viewControllers.count == 1 else { return }
    let page = VideoWalkPage()
    self.page = page
    navigation.pushViewController(page, animated: true)
  }

  func closePage() {
    guard page != nil else { return }
    navigation.popToRootViewController(animated: true)
  }

  func pushOver() {
    guard let page, navigation.topViewController === page else { return }
    let over = UIViewController()
    self.over = over
    navigation.pushViewController(over, animated: true)
  }

  func popOver() {
    guard let over, navigation.topViewController === over else { return }
    navigation.popViewController(animated: true)
  }

  func selectTab(_ index: Int) { tabs?.tapTab(at: index) }

  func press(_ index: Int, _ isFullScreen: Bool) {
    guard let video = page?.videos[index] else { return }
    if isFullScreen { video.enterFullScreen() } else { video.leaveFullScreen() }
  }

  func setFollowsDeviceOrientation(_ index: Int, _ follows: Bool) { page?.videos[index]?.followsDeviceOrientation = follows }

  func replaceContent(_ index: Int) { page?.videos[index]?.content = UIViewController() }

  func showSecond(_ isShown: Bool) { page?.showSecond(isShown) }

  func setPageMask(_ mask: UIInterfaceOrientationMask?) { page?.setSupportedOrientationsWhileVisible(mask, label: "page") }

  func showSheet(_ isShown: Bool) { show(isShown, .pageSheet) }

  func showCover(_ isShown: Bool) { show(isShown, .fullScreen) }

  private func show(_ isShown: Bool, _ style: UIModalPresentationStyle) {
    if isShown, let page, page.presentedViewController == nil {
      let sheet = UIViewController()
      sheet.modalPresentationStyle = style
      self.sheet = sheet
      page.present(sheet, animated: true)
    } else if !isShown {
      sheet?.presentingViewController?.dismiss(animated: true)
    }
  }

  func saysFullScreen(_ index: Int) -> Bool? { nil }
}

/// A page with one video or two.
final class VideoWalkPage: UIViewController {
  private(set) var videos: [FullScreenVideoController?] = [nil, nil]

  override func viewDidLoad() {
    super.viewDidLoad()
    add(0)
  }

  private func add(_ index: Int) {
    let video = FullScreenVideoController(content: UIViewController(), label: "video \(index)")
    videos[index] = video
    addChild(video)
    video.view.frame = CGRect(x: 0, y: 100 + 250 * CGFloat(index), width: view.bounds.width, height: 220)
    view.addSubview(video.view)
    video.didMove(toParent: self)
  }

  func showSecond(_ isShown: Bool) {
    guard isViewLoaded, isShown != (videos[1] != nil) else { return }
    guard let second = videos[1] else { return add(1) }
    second.willMove(toParent: nil)
    second.view.removeFromSuperview()
    second.removeFromParent()
    videos[1] = nil
  }
}
