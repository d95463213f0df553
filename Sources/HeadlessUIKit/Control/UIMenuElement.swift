/// An entry of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var disabled: Self { Self(rawValue: 1 << 0) }
    public static var destructive: Self { Self(rawValue: 1 << 1) }
    public static var hidden: Self { Self(rawValue: 1 << 2) }
  }

  @nonexhaustive
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  open internal(set) var title: String
  open var subtitle: String?
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
