// R3.13, R4.1
/// A message with actions.
///
/// It never decides orientation: its presenter does.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  @nonexhaustive
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  open var message: String?
  open private(set) var preferredStyle = Style.actionSheet
  open private(set) var actions: [UIAlertAction] = []

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  /// A finger taps a button: the alert goes away, then the handler runs; for tests and scenarios.
  @discardableResult
  public func tapAction(titled title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    return true
  }

  override var resolvedAutomaticStyle: UIModalPresentationStyle { .custom }
}

/// A button of an alert.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  @nonexhaustive
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style: Style
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
