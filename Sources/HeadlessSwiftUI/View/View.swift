/// A piece of the interface, described by a value.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public typealias Body = Never

  // There is no value to ask.
  public var body: Never { fatalError("Never has no value") }
}

extension View where Body == Never {
  /// Views the runtime renders itself have no body; nobody may ask for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
