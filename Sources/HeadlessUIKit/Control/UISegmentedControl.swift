/// A row of choices of which one is taken.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  open var selectedSegmentIndex = UISegmentedControl.noSegment
  private var titles: [String] = []

  public init(items: [Any]?) {
    super.init(frame: .zero)
    titles = (items ?? []).map { ($0 as? String) ?? ($0 as? UIImage)?.name ?? "" }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var numberOfSegments: Int { titles.count }
  open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(titles.count) * 80, height: 32) }

  override var ownTexts: [String] { titles }

  override var touchables: [Touchable] {
    titles.enumerated().map { index, title in
      Touchable(
        label: title, identifiers: identifiers, isEnabled: isEnabled,
        tap: { [self] in
          guard selectedSegmentIndex != index else { return }
          selectedSegmentIndex = index
          sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
    }
  }
}
