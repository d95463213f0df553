import QuarterTurnPlatform

/// The one controller that shows a video, wherever it is: it moves between its page and the full screen as it is, and does not
/// disappear in between.
///
/// UIKit's own forwarding would tell it that it goes and comes at each move, upon which players pause.
@MainActor
final class FullScreenContent {
  let controller: UIViewController
  private var appearance = Appearance.gone

  private enum Appearance {
    case gone
    case appearing
    case shown
    case disappearing
  }

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  /// Puts it into a controller, which it fills; a controller has one parent, so it leaves the other at the same time.
  func move(to parent: UIViewController) {
    guard controller.parent !== parent, let host = parent.viewIfLoaded, let view = controller.view else { return }
    parent.addChild(controller)
    view.frame = host.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.insertSubview(view, at: 0)
    controller.didMove(toParent: parent)
  }

  /// Takes it out of everything.
  func remove() {
    willHide(false)
    didHide()
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: Appearance

  func willShow(_ animated: Bool) {
    guard appearance == .gone || appearance == .disappearing else { return }
    appearance = .appearing
    controller.beginAppearanceTransition(true, animated: animated)
  }

  func didShow() {
    guard appearance == .appearing else { return }
    appearance = .shown
    controller.endAppearanceTransition()
  }

  /// It is back on a page that has been there all the time.
  func showIfGone() {
    guard appearance == .gone else { return }
    willShow(false)
    didShow()
  }

  func willHide(_ animated: Bool) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .disappearing
    controller.beginAppearanceTransition(false, animated: animated)
  }

  func didHide() {
    guard appearance == .disappearing else { return }
    appearance = .gone
    controller.endAppearanceTransition()
  }
}
