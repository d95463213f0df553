/// A height of a sheet; kept for its shape.
public struct PresentationDetent: Hashable, Sendable {
  private let value: CGFloat

  public static let medium = PresentationDetent(value: 0.5)
  public static let large = PresentationDetent(value: 1)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(value: fraction) }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(value: height) }
}

extension View {
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
