/// A JSON value that knows where it stands in its file.
///
/// `JSONDecoder` forgets the places, says nothing about where malformed text breaks off and accepts trailing commas; a file that people write
/// by hand deserves the line.
package struct JSONValue: Equatable, Sendable {
  package let place: SourcePlace
  package let content: Content

  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// The number and the text it was written with.
    case number(Double, String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A key and its value, in the order of the file.
  package struct Member: Equatable, Sendable {
    package let key: String
    package let place: SourcePlace
    package let value: JSONValue
  }

  /// What the value is called in a message.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(_, let text): "the number \(text)"
    case .string(let text): "\"\(text.shortened)\""
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension String {
  /// The text cut to what a message can hold on one line.
  var shortened: String {
    let line = map { $0.isNewline ? " " : $0 }
    return line.count > 60 ? String(line.prefix(60)) + "…" : String(line)
  }
}
