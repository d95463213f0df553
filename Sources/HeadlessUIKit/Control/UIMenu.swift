/// A group of entries.
///
/// Nothing opens here: the entries of a button's menu can be touched beside the button, as if its menu were open.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var displayInline: Self { Self(rawValue: 1 << 0) }
    public static var destructive: Self { Self(rawValue: 1 << 1) }
    public static var singleSelection: Self { Self(rawValue: 1 << 5) }
    public static var displayAsPalette: Self { Self(rawValue: 1 << 7) }
  }

  @nonexhaustive
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  open var preferredElementSize: ElementSize

  init(
    title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, options: Options,
    elementSize: ElementSize, children: [UIMenuElement]
  ) {
    self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
    self.options = options
    self.children = children
    preferredElementSize = elementSize
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options, elementSize: .automatic,
      children: children)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, elementSize: .automatic,
      children: children)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      elementSize: preferredElementSize, children: children)
  }

  /// The entries that are on, also those of menus inside.
  open var selectedElements: [UIMenuElement] { entries.filter { $0.state == .on } }

  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      elementSize: preferredElementSize, children: newChildren)
  }

  /// What can be chosen, also in menus inside.
  var entries: [UIAction] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.entries }
      return (child as? UIAction).map { [$0] } ?? []
    }
  }

  /// The entries as what a finger can touch.
  ///
  /// - Parameter chosen: runs when one was touched, before its handler.
  func touchables(sender: Any?, isEnabled: Bool, chosen: @escaping (UIAction) -> Void = { _ in }) -> [Touchable] {
    entries.filter { !$0.attributes.contains(.hidden) }.map { action in
      Touchable(
        label: action.title, isEnabled: isEnabled && !action.attributes.contains(.disabled),
        tap: {
          chosen(action)
          action.perform(sender: sender)
        })
    }
  }
}
