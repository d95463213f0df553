import QuarterTurnPlatform

/// Called when a video fills the screen and when it is back on its page; every method is optional.
///
///     func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController) {
///       controls.showsExitButton = true
///     }
@MainActor
public protocol FullScreenVideoControllerDelegate: AnyObject {
  /// The video is about to fill the screen, because of a button or a device rotation.
  func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController)
  /// The video fills the screen, and the interface has rotated.
  func fullScreenVideoControllerDidEnterFullScreen(_ controller: FullScreenVideoController)
  /// The video is about to go back to its page.
  func fullScreenVideoControllerWillLeaveFullScreen(_ controller: FullScreenVideoController)
  /// The video is back on its page.
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
