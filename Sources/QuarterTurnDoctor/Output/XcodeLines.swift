/// A line for each finding in the form that Xcode, editors and other tools take from compilers.
enum XcodeLines {
  static func text(_ report: DoctorReport, paths: ReportedPaths) -> String {
    report.findings.map { line($0, paths: paths) + "\n" }.joined()
      + report.notChecked.map { "\(paths.path($0.path)):1:1: note: Not checked: \($0.reason)\n" }.joined()
  }

  static func line(_ finding: Finding, paths: ReportedPaths) -> String {
    "\(paths.path(finding.path)):\(finding.line):\(finding.column): \(finding.severity.rawValue): \(finding.sentence) [\(finding.rule)]"
  }
}
