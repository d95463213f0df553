/// A rule about an app's Info.plist and settings.
protocol ProjectRule: Sendable {
  static var description: RuleDescription { get }
  /// What it has to find, and what it has to leave alone.
  static var fixtures: [ProjectFixture] { get }

  /// - Parameter evidence: what the sources of the target do.
  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding]
}

extension ProjectRule {
  static func finding(at place: FilePlace, _ message: String, severity: Severity? = nil) -> Finding {
    Finding(
      rule: description.id, severity: severity ?? description.severity, path: place.path, line: place.place.line,
      column: place.place.column, message: message, remedy: description.remedy, excerpt: place.excerpt)
  }
}

/// The rules about projects.
enum ProjectRules {
  static let all: [any ProjectRule.Type] = [
    PhoneListOnPad.self, LocksOnMultitaskingPad.self, FullScreenFlag.self, IncompletePadList.self, SeveralLists.self,
    NoSceneManifest.self, NoLaunchScreen.self, UpsideDownOnPhone.self,
  ]
}
