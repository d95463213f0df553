/// The room a geometry reader has.
public struct GeometryProxy: Sendable {
  public let size: CGSize

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What positions are measured from.
public enum CoordinateSpace: Sendable {
  case global
  case local
}
