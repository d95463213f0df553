/// A line of text that a person may write.
@MainActor @preconcurrency
open class UITextField: UIControl {
  @nonexhaustive
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor? = .label
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open private(set) var isEditing = false
  open weak var delegate: (any UITextFieldDelegate)?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing, super.becomeFirstResponder() else { return isEditing }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    guard isEditing else { return true }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  override var ownTexts: [String] { [text, placeholder].compactMap { $0 }.filter { !$0.isEmpty }.prefix(1).map { $0 } }

  override var touchLabel: String? { accessibilityLabel ?? placeholder }

  override func touched() { becomeFirstResponder() }

  /// A person writes a text and presses return.
  override var type: ((String) -> Void)? { { [self] in write($0) } }

  private func write(_ text: String) {
    becomeFirstResponder()
    self.text = text
    sendActions(for: .editingChanged)
    if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: [.primaryActionTriggered, .editingDidEndOnExit]) }
  }
}

/// What a text field tells about its editing.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
