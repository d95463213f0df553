/// A report in the Static Analysis Results Interchange Format, which code scanning services read.
enum SARIFOutput {
  /// - Parameter folder: the folder that the command was run in, to which paths are relative.
  static func text(_ report: DoctorReport, paths: ReportedPaths, folder: String) -> String {
    let rules = Doctor.rules
    let index = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    func location(_ path: String, _ region: SARIFLog.Region?) -> SARIFLog.Location {
      SARIFLog.Location(
        physicalLocation: SARIFLog.PhysicalLocation(
          artifactLocation: SARIFLog.ArtifactLocation(uri: paths.uri(path, from: folder)), region: region))
    }
    let results = zip(report.findings, Fingerprint.all(of: report.findings)).compactMap { finding, fingerprint in
      index[finding.rule].map { ruleIndex in
        SARIFLog.Result(
          ruleId: finding.rule, ruleIndex: ruleIndex, level: finding.severity.rawValue,
          message: SARIFLog.Message(text: finding.sentence),
          locations: [
            location(finding.path, SARIFLog.Region(startLine: finding.line, startColumn: finding.utf16Column))
          ],
          // GitHub matches results by this name.
          partialFingerprints: ["primaryLocationLineHash": fingerprint.hash])
      }
    }
    let notifications = report.notChecked.map { entry in
      SARIFLog.Notification(
        message: SARIFLog.Message(text: "Not checked: \(entry.reason)"), locations: [location(entry.path, nil)])
    }
    let driver = SARIFLog.Driver(
      name: "quarter-turn-doctor", semanticVersion: DoctorCommand.version, rules: rules.map(rule))
    return JSONOutput.encoded(
      SARIFLog(runs: [
        SARIFLog.Run(
          tool: SARIFLog.Tool(driver: driver),
          invocations: [SARIFLog.Invocation(toolExecutionNotifications: notifications)], results: results)
      ]))
  }

  private static func rule(_ rule: RuleDescription) -> SARIFLog.Rule {
    SARIFLog.Rule(
      id: rule.id, shortDescription: SARIFLog.Message(text: rule.title),
      fullDescription: SARIFLog.Message(text: "Found: \(rule.matches.asSentence) Not found: \(rule.excludes.asSentence)"),
      help: SARIFLog.Message(text: ([rule.remedy] + Migration.lines(for: rule.id)).joined(separator: "\n")),
      defaultConfiguration: SARIFLog.Configuration(enabled: !rule.isOptIn, level: rule.severity.rawValue),
      properties: SARIFLog.Properties(tags: ["orientation"]))
  }
}
