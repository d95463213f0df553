/// Something to tap.
@MainActor @preconcurrency
open class UIButton: UIControl {
  @nonexhaustive
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  @nonexhaustive
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  open private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  open var configuration: Configuration? {
    didSet {
      if configuration?.attributedTitle != oldValue?.attributedTitle { isTitleNewer = false }
      invalidateIntrinsicContentSize()
      if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    }
  }

  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  open var automaticallyUpdatesConfiguration = true
  private var needsConfigurationUpdate = false
  private var isUpdatingConfiguration = false

  open var menu: UIMenu? { didSet { takeTitleOfSelection() } }
  open var showsMenuAsPrimaryAction = false { didSet { takeTitleOfSelection() } }
  open var changesSelectionAsPrimaryAction = false { didSet { takeTitleOfSelection() } }
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  /// Whether a title was set by `setTitle(_:for:)` after the configuration's: of the two the later one shows.
  private var isTitleNewer = false
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var subtitleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    adopt(primaryAction)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A primary action brings its title and image along.
  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    isTitleNewer = configuration != nil
    invalidateIntrinsicContentSize()
  }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    isTitleNewer = configuration != nil
    invalidateIntrinsicContentSize()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    invalidateIntrinsicContentSize()
  }

  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}

  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] ?? attributedTitles[.normal] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitle: String? {
    let own = title(for: state)
    return isTitleNewer ? own ?? configuration?.title : configuration?.title ?? own
  }

  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }

  // MARK: Configuration

  /// Asks for ``updateConfiguration()``, however often, once before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration() {
    if automaticallyUpdatesConfiguration, let current = configuration { configuration = current.updated(for: self) }
  }

  override func stateDidChange() { setNeedsUpdateConfiguration() }

  open override func layoutIfNeeded() {
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      isUpdatingConfiguration = true
      updateConfiguration()
      configurationUpdateHandler?(self)
      isUpdatingConfiguration = false
    }
    super.layoutIfNeeded()
  }

  // MARK: Touches

  /// Whether the button is for choosing one of its menu's entries.
  private var isChoice: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  private func takeTitleOfSelection() {
    guard isChoice, let menu else { return }
    if menu.selectedElements.isEmpty { menu.entries.first?.state = .on }
    setTitle(menu.selectedElements.first?.title, for: .normal)
  }

  private func choose(_ action: UIAction) {
    guard isChoice, let menu else { return }
    for entry in menu.entries { entry.state = entry === action ? .on : .off }
    takeTitleOfSelection()
  }

  override func touched() {
    guard menu == nil || !showsMenuAsPrimaryAction else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.touched()
  }

  override var touchables: [Touchable] {
    makeTouchable()
      + (menu?.touchables(sender: self, isEnabled: isEnabled) { [self] in choose($0) } ?? [])
  }

  open override var intrinsicContentSize: CGSize {
    let text = UIFont.systemFont(ofSize: 17).size(of: shownTitle)
    return CGSize(width: text.width + (currentImage?.size.width ?? 0), height: max(text.height, 34))
  }

  private var shownTitle: String? { currentTitle ?? currentAttributedTitle?.string }

  override var ownTexts: [String] { [shownTitle, configuration?.subtitle].compactMap { $0 } }

  /// A button without words is called by its picture.
  override var touchLabel: String? {
    shownTitle ?? accessibilityLabel ?? configuration?.subtitle ?? currentImage?.name ?? ""
  }
}
