import Foundation

/// A comment that silences findings: `// quarter-turn:ignore C12 - reason` for its own line and the one below,
/// `// quarter-turn:ignore-file C12 - reason` for its file.
public struct SuppressionComment: Equatable, Sendable {
  /// The path of the file with the comment.
  public var path: String
  /// The comment's line, from 1.
  public var line: Int
  /// The comment's column, from 1 and counted in UTF-8 bytes.
  public var column: Int
  /// The rules it names; empty where it names none, which silences nothing.
  public var rules: [String]
  /// Whether it speaks for the file.
  public var isForFile: Bool
  /// What stands after the dash, without the blanks around it; empty where nothing does.
  public var reason: String
  /// Whether code stands before the comment on its line.
  public var followsCode: Bool

  /// A comment at a place.
  public init(
    path: String, line: Int, column: Int, rules: [String], isForFile: Bool, reason: String, followsCode: Bool
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.rules = rules
    self.isForFile = isForFile
    self.reason = reason
    self.followsCode = followsCode
  }
}

extension SuppressionComment {
  /// Reads a comment's text; `nil` where it silences nothing.
  init?(text: String, path: String, line: Int, column: Int, followsCode: Bool) {
    // A comment that speaks of the marker, as this one's own does, is none.
    guard let marker = text.range(of: "quarter-turn:ignore"),
      text[..<marker.lowerBound].allSatisfy({ $0.isWhitespace || "/*!<-".contains($0) })
    else { return nil }
    var rest = text[marker.upperBound...]
    let isForFile = rest.hasPrefix("-file")
    if isForFile { rest = rest.dropFirst("-file".count) }
    guard rest.first.map({ $0.isWhitespace || $0 == ":" }) ?? true else { return nil }
    var rules: [String] = []
    var words = rest.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ":" })[...]
    while let word = words.first, word.first == "C", word.dropFirst().allSatisfy(\.isNumber), word.count > 1 {
      rules.append(String(word))
      words = words.dropFirst()
    }
    if let first = words.first, first == "-" || first == "–" || first == "—" { words = words.dropFirst() }
    let reason = words.joined(separator: " ").replacingOccurrences(of: "*/", with: "")
    self.init(
      path: path, line: line, column: column, rules: rules, isForFile: isForFile,
      reason: reason.trimmingCharacters(in: .whitespaces), followsCode: followsCode)
  }
}
