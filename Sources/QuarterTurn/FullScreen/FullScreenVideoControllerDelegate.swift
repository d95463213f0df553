import QuarterTurnPlatform

/// Hears when a video fills the screen and when it is back on its page.
///
/// UIKit's transition callbacks do not tell why a controller comes and goes. Every method is optional.
///
///     func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController) {
///       controls.showsExitButton = true
///     }
///
/// Report B104.
@MainActor
public protocol FullScreenVideoControllerDelegate: AnyObject {
  /// It is about to fill the screen, because of a button or because the phone was turned.
  func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController)
  /// It fills the screen, and the interface has settled.
  func fullScreenVideoControllerDidEnterFullScreen(_ controller: FullScreenVideoController)
  /// It is about to go back to its page.
  func fullScreenVideoControllerWillLeaveFullScreen(_ controller: FullScreenVideoController)
  /// It is back on its page.
  func fullScreenVideoControllerDidLeaveFullScreen(_ controller: FullScreenVideoController)
}

extension FullScreenVideoControllerDelegate {
  /// Does nothing.
  public func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController) {}
  /// Does nothing.
  public func fullScreenVideoControllerDidEnterFullScreen(_ controller: FullScreenVideoController) {}
  /// Does nothing.
  public func fullScreenVideoControllerWillLeaveFullScreen(_ controller: FullScreenVideoController) {}
  /// Does nothing.
  public func fullScreenVideoControllerDidLeaveFullScreen(_ controller: FullScreenVideoController) {}
}
