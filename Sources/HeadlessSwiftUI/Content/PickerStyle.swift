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
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
  nonisolated public func labelsHidden() -> some View { self }
}
