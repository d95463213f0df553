/// The bar at the top of a stack.
///
/// It takes no room here, and shows the top controller's item.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  open var prefersLargeTitles = false
  open var isTranslucent = true
  open var barTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
