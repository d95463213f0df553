/// How a check ended, in one line.
enum Summary {
  static func text(_ report: DoctorReport, gone: Int = 0) -> String {
    let found = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.count(severity)
      return count == 0 ? nil : counted(count, severity.rawValue)
    }
    var parts = [found.isEmpty ? "nothing found" : found.joined(separator: ", ")]
    parts[0] += " in \(counted(report.fileCount, "file")) of \(counted(report.apps.map(\.name).unique.count, "app"))"
    if !report.notChecked.isEmpty { parts.append("\(report.notChecked.count) not checked") }
    if report.quietCount > 0 { parts.append("\(report.quietCount) kept quiet by comments") }
    if report.baselineCount > 0 { parts.append("\(report.baselineCount) in the baseline") }
    if gone > 0 { parts.append("\(gone) of the baseline are gone") }
    return parts.joined(separator: "; ") + "\n"
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension [String] {
  /// Each once.
  fileprivate var unique: Set<String> { Set(self) }
}
