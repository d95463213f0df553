/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  @nonexhaustive
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  @nonexhaustive
  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  @nonexhaustive
  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  open private(set) var reuseIdentifier: String?
  open private(set) lazy var contentView = UIView(frame: bounds)
  open private(set) lazy var textLabel: UILabel? = makeLabel()
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : makeLabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { contentView.setNeedsLayout() } }
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false
  private let style: CellStyle

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: bounds)
    contentView.addSubview(label)
    return label
  }

  override var ownTexts: [String] {
    let configuration = contentConfiguration as? UIListContentConfiguration
    return [configuration?.text, configuration?.secondaryText].compactMap { $0 }
  }
}

/// What a cell shows.
@MainActor @preconcurrency
public protocol UIContentConfiguration {}

/// The texts and the picture of a list's row.
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?

  nonisolated init() {}

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
