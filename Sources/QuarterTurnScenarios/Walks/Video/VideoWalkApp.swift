import HeadlessUIKit
import QuarterTurn

/// An app with a page of videos, in one of the two faces; what happens to it is the same in both.
@MainActor
protocol VideoWalkApp: AnyObject {
  func launch(_ simulation: Simulation, delegate: (any UIApplicationDelegate)?) -> UIWindow?
  func openPage()
  func closePage()
  func pushOver()
  func popOver()
  func selectTab(_ index: Int)
  func press(_ index: Int, _ isFullScreen: Bool)
  func setFollowsDeviceOrientation(_ index: Int, _ follows: Bool)
  func replaceContent(_ index: Int)
  func showSecond(_ isShown: Bool)
  func setPageMask(_ mask: UIInterfaceOrientationMask?)
  func showSheet(_ isShown: Bool)
  func showCover(_ isShown: Bool)
  /// Whether the app's data say that a video fills the screen; nil where the app keeps none.
  func saysFullScreen(_ index: Int) -> Bool?
}

/// An app's own delegate that answers portrait to everybody.
final class AlwaysPortrait: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}

/// The library's delegate in an app for portrait.
final class PortraitByDefault: OrientationAppDelegate {
  override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { .portrait }
}
