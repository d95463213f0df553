extension SuppressionComment {
  static let mark = "quarter-turn:ignore"

  /// Whether a finding is kept quiet by it: on its own line, on the next one where it stands alone, or anywhere in the file.
  func covers(_ finding: Finding) -> Bool {
    guard finding.path == path, rules.contains(finding.rule) else { return false }
    return isForFile || finding.line == line || (!followsCode && finding.line == line + 1)
  }

  /// The comments of a file that is no source: a property list, a project, an xcconfig file or a manifest.
  static func all(in lines: TextLines, path: String) -> [SuppressionComment] {
    (1...lines.count).compactMap { number in
      let text = lines.text(of: number)
      guard let range = text.firstRange(of: mark) else { return nil }
      let before = text[..<range.lowerBound]
      guard let start = ["<!--", "//", "/*"].compactMap({ before.firstRange(of: $0)?.lowerBound }).min() else { return nil }
      let code = text[..<start]
      return SuppressionComment(
        text: String(text[start...]).replacing("-->", with: " "), path: path, line: number,
        column: text.utf8.distance(from: text.startIndex, to: start) + 1, followsCode: !code.allSatisfy(\.isWhitespace))
    }
  }
}
