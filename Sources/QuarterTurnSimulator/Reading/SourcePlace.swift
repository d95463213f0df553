/// A place in a file, counted from 1 as editors do.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  public let line: Int
  /// In characters as editors count them: Unicode scalars, not bytes.
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place of the first character.
  public static let start = SourcePlace(line: 1, column: 1)

  public var description: String { "\(line):\(column)" }
}
