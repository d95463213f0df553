/// A word, literal, bracket or operator of a source file, as a range of its bytes.
struct Token {
  enum Kind: UInt8 {
    /// An identifier or a keyword; in Swift also one in backticks.
    case word
    case number
    /// A string literal, or the part of one up to an interpolation or after it.
    case string
    case regex
    /// A word with `#` before it in Swift, such as `#available`; a directive never becomes a token.
    case pound
    case opening
    case closing
    case symbol
  }

  let kind: Kind
  /// Whether a line break lies between the previous token and this one.
  let isFirstOnLine: Bool
  let start: Int32
  let end: Int32
  /// The index of the bracket around this token, or -1.
  let parent: Int32
  /// For a bracket the index of its other half, or -1.
  var partner: Int32 = -1
  /// The index of the conditional region it stands in, or -1.
  let region: Int32
}
