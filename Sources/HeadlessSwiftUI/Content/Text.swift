/// Words on the screen.
public struct Text: Equatable, Sendable {
  let string: String
  private var ownFont: Font?

  public init(verbatim content: String) { string = content }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    string = key.string
  }

  public func bold() -> Text { self }
  public func italic() -> Text { self }
  public func font(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font ?? ownFont
    return text
  }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func monospacedDigit() -> Text { self }

  public static func + (left: Text, right: Text) -> Text { Text(verbatim: left.string + right.string) }
}

extension Text: View {}

extension Text: PrimitiveView {
  func render(in node: Node) {
    node.element = .text(string)
    node.layout = .text(string, ownFont ?? node.environment.font ?? .body)
  }
}
