/// A place in a text.
struct TextPlace: Equatable, Hashable, Sendable {
  /// From 1.
  var line: Int
  /// From 1, in UTF-8 bytes.
  var column: Int

  static let start = TextPlace(line: 1, column: 1)
}
