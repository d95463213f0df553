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

extension View {
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }
}
