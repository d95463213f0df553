extension UIButton {
  /// What a button shows, and how it looks.
  ///
  /// Nothing is drawn here: title, subtitle and image count, all else is kept.
  public struct Configuration {
    @nonexhaustive
    public enum Size: Hashable, Sendable {
      case mini
      case small
      case medium
      case large
    }

    @nonexhaustive
    public enum TitleAlignment: Hashable, Sendable {
      case automatic
      case leading
      case center
      case trailing
    }

    @nonexhaustive
    public enum CornerStyle: Hashable, Sendable {
      case fixed
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    @nonexhaustive
    public enum MacIdiomStyle: Hashable, Sendable {
      case automatic
      case bordered
      case borderless
      case borderlessTinted
    }

    @nonexhaustive
    public enum Indicator: Hashable, Sendable {
      case automatic
      case none
      case popup
    }

    enum Style: Hashable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass, clearGlass, prominentClearGlass
    }

    private let style: Style

    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var imageReservation: CGFloat = 0
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic

    public var contentInsets: NSDirectionalEdgeInsets
    public var automaticallyUpdateForSelection: Bool

    private init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = [.plain, .gray, .tinted].contains(style)
      contentInsets = Self.defaultContentInsets
    }

    // The model's own measure; a device's depends on style and size.
    private static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// The title without its attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }

    /// The subtitle without its attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
    public static func glass() -> Configuration { Configuration(.glass) }
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    public static func prominentClearGlass() -> Configuration { Configuration(.prominentClearGlass) }

    /// The configuration itself: what a state changes is only drawn.
    public func updated(for button: UIButton) -> Configuration { self }

    public mutating func setDefaultContentInsets() { contentInsets = Self.defaultContentInsets }
  }
}

extension UIButton.Configuration: Hashable {
  // Closures cannot be compared: with other transformers a configuration is the same here.
  public static func == (left: Self, right: Self) -> Bool { left.compared == right.compared }

  public func hash(into hasher: inout Hasher) { hasher.combine(compared) }

  private var compared: [AnyHashable?] {
    [
      style, background, cornerStyle, buttonSize, macIdiomStyle, baseForegroundColor, baseBackgroundColor, image,
      preferredSymbolConfigurationForImage, imagePlacement.rawValue, imagePadding, imageReservation, showsActivityIndicator,
      indicator, attributedTitle, titleLineBreakMode, attributedSubtitle, subtitleLineBreakMode, titlePadding, titleAlignment,
      contentInsets, automaticallyUpdateForSelection,
    ]
  }
}
