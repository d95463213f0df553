/// How text is written out: with colour and in so many columns on a terminal, plain and unbroken elsewhere.
public struct TextStyle: Hashable, Sendable {
  public let hasColor: Bool
  /// The width that lines are broken to; `nil` leaves them whole.
  public let columns: Int?

  public init(hasColor: Bool, columns: Int? = nil) {
    self.hasColor = hasColor
    // Narrower than this nothing could be read.
    self.columns = columns.map { max($0, 20) }
  }

  public static let plain = TextStyle(hasColor: false)

  /// Text of several lines, as help is, broken to the width.
  package func text(_ text: String) -> String {
    guard columns != nil else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast(text.hasSuffix("\n") ? 1 : 0)
    return self.text(lines.map { StyledText(String($0)) })
  }

  /// The lines as one text: escaped, broken and coloured.
  func text(_ lines: [StyledText]) -> String {
    lines.map { line in
      let broken = columns.map { line.visible.broken(to: $0) } ?? [line.visible]
      return broken.map { $0.written(hasColor: hasColor) + "\n" }.joined()
    }.joined()
  }
}
