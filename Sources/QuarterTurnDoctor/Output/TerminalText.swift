/// Findings for people: each with its line, a caret below it, and what to do.
struct TerminalText {
  let paths: ReportedPaths
  let style: TerminalStyle

  func text(_ report: DoctorReport) -> String {
    report.findings.map(text).joined()
      + report.notChecked.map { entry in
        "\(style.bold(paths.path(entry.path))): \(style.severity(.note, "not checked:")) \(entry.reason)\n"
      }.joined()
  }

  private func text(_ finding: Finding) -> String {
    let place = style.bold("\(paths.path(finding.path)):\(finding.line):\(finding.column):")
    let severity = style.severity(finding.severity, "\(finding.severity.rawValue):")
    var lines = ["\(place) \(severity) \(style.bold(finding.message)) [\(finding.rule)]\(finding.place)"]
    if !finding.excerpt.allSatisfy(\.isWhitespace) {
      lines.append("  " + Self.clean(finding.excerpt))
      lines.append("  " + Self.margin(finding) + style.good("^"))
    }
    lines += finding.remedy.split(separator: "\n").map { "  " + $0 }
    lines += Migration.lines(for: finding.rule).map { "  " + style.faint($0) }
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// What stands before the caret: a tab where the line has one, so that both line up.
  private static func margin(_ finding: Finding) -> String {
    let before = String(decoding: Array(finding.excerpt.utf8.prefix(max(0, finding.column - 1))), as: UTF8.self)
    return String(before.map { $0 == "\t" ? "\t" : " " })
  }

  /// A line without what a terminal would obey.
  private static func clean(_ line: String) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }))
  }
}
