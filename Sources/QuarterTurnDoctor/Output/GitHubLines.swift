/// Commands that make a workflow on GitHub annotate the lines of a change.
enum GitHubLines {
  static func text(_ report: DoctorReport, paths: ReportedPaths) -> String {
    report.findings.map { line($0, paths: paths) }.joined()
      + report.notChecked.map { "::notice file=\(property(paths.path($0.path))),title=Not checked::\(data($0.reason))\n" }
      .joined()
  }

  private static func line(_ finding: Finding, paths: ReportedPaths) -> String {
    let command =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    return "::\(command) file=\(property(paths.path(finding.path))),line=\(finding.line),col=\(finding.utf16Column),"
      + "title=\(property(finding.rule))::\(data(finding.sentence))\n"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
