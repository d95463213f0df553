/// How a list looks.
public protocol ListStyle {}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle { public init() {} }
/// Groups of rows.
public struct GroupedListStyle: ListStyle { public init() {} }
/// Groups of rows with margins.
public struct InsetGroupedListStyle: ListStyle { public init() {} }
/// A column that leads to others.
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

/// How a button looks.
public protocol PrimitiveButtonStyle {}

/// The platform's own look.
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A filled shape.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
/// A tinted shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: Self { Self() } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: Self { Self() } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: Self { Self() } }

/// How a picker looks.
public protocol PickerStyle {}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
/// A menu.
public struct MenuPickerStyle: PickerStyle { public init() {} }
/// Rows with a checkmark.
public struct InlinePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  nonisolated public func labelsHidden() -> some View { self }
}
