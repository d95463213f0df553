/// Manages one presentation: how it adapts, and whether what lies below is removed.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  private weak var presented: UIViewController?
  private weak var intendedPresenter: UIViewController?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { PresentedChain.changes += 1 }
  }

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    intendedPresenter = presentingViewController
    super.init()
  }

  /// The presented controller owns this one, so it is there as long as anybody may ask.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  open var presentingViewController: UIViewController {
    presentedViewController.ownPresenting ?? intendedPresenter ?? presentedViewController
  }

  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  open var shouldPresentInFullscreen: Bool { true }

  open var shouldRemovePresentersView: Bool { false }

  open var containerView: UIView? { presentedViewController.viewIfLoaded?.superview }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }

  /// What the presentation becomes under these traits; `none` where it stays as it is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let answer = delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    return answer == .automatic ? .none : answer ?? .none
  }
}
