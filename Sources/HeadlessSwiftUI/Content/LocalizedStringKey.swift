/// A text that is looked up in the app's tables; here it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let string: String

  public init(_ value: String) { string = value }

  public init(stringLiteral value: String) { string = value }

  public init(stringInterpolation: StringInterpolation) { string = stringInterpolation.text }

  /// Collects the pieces.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(_ string: String) { text += string }

    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
  }
}
