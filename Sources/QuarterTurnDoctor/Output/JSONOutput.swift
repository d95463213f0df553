import Foundation

/// A report for programs.
///
/// Its shape is this tool's own and has a version: a key that is there stays, others may join.
enum JSONOutput {
  private struct File: Encodable {
    var version = 1
    var findings: [Entry]
    var notChecked: [Unread]
    var apps: [App]
    var files: Int
    var keptQuiet: Int
    var inBaseline: Int
  }

  private struct Entry: Encodable {
    var rule: String
    var severity: String
    var path: String
    var line: Int
    var column: Int
    var message: String
    var remedy: String
    var excerpt: String
    var replacement: String?
    var devices: [String]
    var fingerprint: String
  }

  private struct Unread: Encodable {
    var path: String
    var reason: String
  }

  private struct App: Encodable {
    var name: String
    var project: String
    var configurations: [String]
    var families: [Int]
    var devices: [DeviceRow]?
  }

  static func text(_ report: DoctorReport, paths: ReportedPaths, devices: [AppDevices]?) -> String {
    let entries = zip(report.findings, Fingerprint.all(of: report.findings)).map { finding, fingerprint in
      let lines = Migration.lines(for: finding.rule)
      return Entry(
        rule: finding.rule, severity: finding.severity.rawValue, path: paths.path(finding.path), line: finding.line,
        column: finding.column, message: finding.message, remedy: finding.remedy, excerpt: finding.excerpt,
        replacement: lines.isEmpty ? nil : lines.joined(separator: "\n"), devices: finding.devices, fingerprint: fingerprint.hash)
    }
    let apps = report.apps.map { app in
      App(
        name: app.name, project: paths.path(app.project), configurations: app.configurations, families: app.families.sorted(),
        devices: devices?.first { $0.app == app }?.rows)
    }
    return encoded(
      File(
        findings: entries, notChecked: report.notChecked.map { Unread(path: paths.path($0.path), reason: $0.reason) }, apps: apps,
        files: report.fileCount, keptQuiet: report.quietCount, inBaseline: report.baselineCount))
  }

  static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Nothing but strings and integers is encoded here, which cannot fail.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }
}
