#if !canImport(ObjectiveC)
  /// The name of a method of Objective-C.
  ///
  /// Nothing can be called by it here, and `#selector` does not compile: the type is for parameters that are given nil.
  public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    private let name: String

    public init(_ str: String) { name = str }
    public init(stringLiteral value: String) { name = value }
  }
#endif
