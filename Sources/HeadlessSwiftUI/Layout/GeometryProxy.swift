/// The room a geometry reader has.
public struct GeometryProxy {
  public let size: CGSize

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// What positions are measured from.
@nonexhaustive
public enum CoordinateSpace {
  case global
  case local
}
