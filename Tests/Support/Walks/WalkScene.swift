import HeadlessUIKit
import QuarterTurn

/// One scene of a random app: what is on it, and the locks that are held for it.
@MainActor
final class WalkScene {
  let name: String
  let scene: UIWindowScene
  let window: UIWindow
  private var locks: [OrientationLock] = []
  private var overlay: UIWindow?
  /// The branches of the present root, where that is an adaptive one.
  var adaptive: AdaptiveModel? {
    didSet { if let adaptive { layoutNames.append(adaptive.name) } }
  }
  private var layoutNames: [String] = []

  private let isBelow16: Bool

  init(name: String, scene: UIWindowScene, window: UIWindow, on system: SystemVersion) {
    isBelow16 = system < SystemVersion(16)
    self.name = name
    self.scene = scene
    self.window = window
  }

  var coordinator: OrientationCoordinator { scene.orientationCoordinator }

  func owns(_ label: String) -> Bool { ([name] + layoutNames).contains { label.hasPrefix("\($0):") } }

  // MARK: Finding

  var top: UIViewController {
    var top = window.rootViewController ?? UIViewController()
    while let presented = top.presentedViewController { top = presented }
    return top
  }

  var tabs: UITabBarController? { window.rootViewController as? UITabBarController }

  var navigation: UINavigationController? {
    guard let root = window.rootViewController, root.presentedViewController == nil, adaptive?.layout.isSwiftUI != true else {
      return nil
    }
    if let split = root as? UISplitViewController, adaptive != nil {
      return split.viewController(for: split.isCollapsed ? .compact : .secondary) as? UINavigationController
    }
    return root as? UINavigationController ?? tabs?.selectedViewController as? UINavigationController
      ?? root.children.first as? UINavigationController
  }

  private var visiblePage: UIViewController {
    guard top === window.rootViewController else { return top }
    return navigation?.topViewController ?? tabs?.selectedViewController ?? top
  }

  // MARK: Steps without the library

  func swipeBack(completes: Bool, _ simulation: Simulation) {
    // The finger stays on the one that it touched, whatever is shown meanwhile.
    let navigation = navigation
    navigation?.beginInteractivePop()
    simulation.advance(by: 0.1)
    if completes { navigation?.finishInteractivePop() } else { navigation?.cancelInteractivePop() }
  }

  func present(_ controller: UIViewController, _ style: UIModalPresentationStyle?, animated: Bool) {
    if let style { controller.modalPresentationStyle = style }
    top.present(controller, animated: animated)
  }

  /// A controller changes its mind and says so.
  func setControllerMask(_ mask: UIInterfaceOrientationMask) {
    guard let page = top as? WalkPage else { return }
    page.mask = mask
    page.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  func showOverlay(_ isShown: Bool, _ page: (UIInterfaceOrientationMask?) -> UIViewController) {
    if isShown, overlay == nil {
      let window = UIWindow(windowScene: scene)
      window.windowLevel = .alert
      window.rootViewController = page(nil)
      window.isHidden = false
      overlay = window
    } else if !isShown, let overlay {
      overlay.isHidden = true
      overlay.windowScene = nil
      self.overlay = nil
    }
  }

  // MARK: Steps with it

  func takeLibraryStep(_ step: WalkStep) {
    switch step {
    case .lock(let mask, let preferring):
      locks.append(coordinator.lock(to: mask, preferring: preferring, label: "\(name): lock"))
    case .changeLock(let index, let mask): if locks.indices.contains(index) { locks[index].supportedOrientations = mask }
    case .release(let index): if locks.indices.contains(index) { locks.remove(at: index).release() }
    case .pageMask(let mask): visiblePage.setSupportedOrientationsWhileVisible(mask, label: "\(name): page")
    case .rotate(let mask, let isHeld): coordinator.beginRotation(to: mask, until: isHeld ? .ended : .deviceRotates) { _ in }
    case .endRotation: coordinator.endRotation()
    default: break
    }
  }

  // MARK: What has to hold

  /// Why the interface may not be where it is; `nil` where it may.
  func orientationFault() -> String? {
    // R2.14: below iOS 16 a window over the app's rotates nothing, and the library writes nothing for a scene without requests.
    if isBelow16, overlay != nil, coordinator.requests.isEmpty { return nil }
    // R7.1, R7.4, R8.13, R8.22: nobody is asked; R8.1: the lock holds; R3.18, R5.9: nothing fits.
    guard scene.choosesItsOrientation, !scene.isHeldByLock, let mask = scene.maskInForce?.mask, !mask.isEmpty else { return nil }
    let orientation = scene.interfaceOrientation
    guard !mask.holds(orientation) else { return nil }
    return "the interface is \(orientation.systemName), allowed is \(mask.systemNames)"
  }

  /// Whether an issue says that turns undid themselves and the interface rests where it is.
  var restsWithAnIssue: Bool { coordinator.openIssues.contains { $0.code.rawValue == "undoneByRotation" } }

  /// An issue says that the system asks nobody here, which the library takes for true a little more often than it is.
  private var isSaidToBeWindowed: Bool {
    coordinator.openIssues.contains { [.multitasking, .windowResized, .windowingMode].contains($0.code) }
  }

  /// A controller of a custom presentation has its way, by an issue: when it leaves, UIKit tells nobody.
  private var isSaidToGiveWay: Bool { coordinator.openIssues.contains { $0.code == .rejectedByViewController } }

  /// The request in effect that the interface is outside of; `nil` where there is none.
  func ignoredRequest() -> String? {
    guard scene.choosesItsOrientation, !scene.isHeldByLock, !isGivingWay, !isSaidToBeWindowed, !isSaidToGiveWay else {
      return nil
    }
    let orientation = scene.interfaceOrientation
    return coordinator.requests.first { request in
      request.status == .active && request.supportedOrientations.map { !$0.holds(orientation) } ?? false
    }?.label
  }

  /// The controller in front keeps the default out (rule 6).
  var isGivingWay: Bool {
    guard let mask = scene.askedControllerMask else { return false }
    return mask.isDisjoint(with: coordinator.defaultOrientations)
  }

  func takeEverythingBack() {
    showOverlay(false) { _ in UIViewController() }
    for lock in locks { lock.release() }
    locks = []
    coordinator.endRotation()
    adaptive?.ask(wide: nil, tall: nil)
    window.rootViewController?.dismiss(animated: false)
    let root = window.rootViewController
    for controller in everything(under: root) {
      (controller as? WalkPage)?.mask = nil
      controller.setSupportedOrientationsWhileVisible(nil)
    }
    for case let navigation as UINavigationController in everything(under: root) {
      navigation.popToRootViewController(animated: false)
    }
  }

  private func everything(under controller: UIViewController?) -> [UIViewController] {
    guard let controller else { return [] }
    return [controller] + controller.children.flatMap(everything(under:))
  }
}
