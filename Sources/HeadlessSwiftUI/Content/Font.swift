/// A typeface and a size; nothing is drawn.
public struct Font: Hashable, Sendable {
  /// Texts are measured by it.
  let pointSize: CGFloat

  public static let largeTitle = Font(pointSize: 34)
  public static let title = Font(pointSize: 28)
  public static let title2 = Font(pointSize: 22)
  public static let title3 = Font(pointSize: 20)
  public static let headline = Font(pointSize: 17)
  public static let subheadline = Font(pointSize: 15)
  public static let body = Font(pointSize: 17)
  public static let callout = Font(pointSize: 16)
  public static let footnote = Font(pointSize: 13)
  public static let caption = Font(pointSize: 12)
  public static let caption2 = Font(pointSize: 11)

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(pointSize: size) }

  public static func system(_ style: TextStyle, design: Design = .default) -> Font { style.font }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { style.font }

  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
  public func monospacedDigit() -> Font { self }

  public struct Weight: Hashable, Sendable {
    let value: Int

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  @nonexhaustive
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  @nonexhaustive
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    var font: Font {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }
}
