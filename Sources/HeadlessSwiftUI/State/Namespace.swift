/// An identity of its own, for views that know each other.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    fileprivate let object: ObjectIdentifier?
  }

  private var identity: Identity?

  public init() {}

  public var wrappedValue: ID { ID(object: identity.map { ObjectIdentifier($0) }) }
}

private final class Identity {}

extension Namespace: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) { identity = node.stored(offset) { Identity() } }
}

/// What views share that stand for one another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
}
