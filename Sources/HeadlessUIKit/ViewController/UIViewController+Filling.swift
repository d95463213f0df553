extension UIViewController {
  /// Puts a child's view over the whole of this controller's view.
  func fill(with child: UIViewController?) {
    guard let child, let view, let childView = child.view else { return }
    if childView.superview !== view {
      childView.frame = view.bounds
      childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.insertSubview(childView, at: view.subviews.count)
    }
    child.appearance.isAppearing()
  }
}
