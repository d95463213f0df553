/// A text; measured roughly, as nothing is drawn.
@MainActor @preconcurrency
open class UILabel: UIView {
  open var text: String? { didSet { if oldValue != text { invalidateIntrinsicContentSize() } } }
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var isEnabled = true
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize { text == nil ? .zero : font.size(of: text) }

  override var ownTexts: [String] { text.map { [$0] } ?? [] }
}
