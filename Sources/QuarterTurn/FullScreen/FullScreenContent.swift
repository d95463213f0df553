import QuarterTurnPlatform

// UIKit's own forwarding would report that it disappears and appears at each move, and players pause on that.
/// The one controller that shows a video: it moves between its page and the full screen without disappearing.
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

  // UIKit raises for a child whose view lies in another controller's (`hierarchyInconsistencyException`); the view of one
  // without a parent may lie anywhere, and within one window it comes to the new place without leaving the window.
  func move(to parent: UIViewController) {
    guard controller.parent !== parent, let host = parent.viewIfLoaded, let view = controller.view else { return }
    if controller.parent != nil {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    if let window = view.window, window === host.window {
      place(view, in: host)
      parent.addChild(controller)
    } else {
      view.removeFromSuperview()
      parent.addChild(controller)
      place(view, in: host)
    }
    controller.didMove(toParent: parent)
  }

  // A view with constraints of its own would keep the size of its place on the page.
  private func place(_ view: UIView, in host: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = host.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.insertSubview(view, at: 0)
  }

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

  // It is back on a page that has been there all the time.
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
