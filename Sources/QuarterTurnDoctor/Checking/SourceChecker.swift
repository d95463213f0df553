import Foundation

/// Checks the sources of one project.
///
/// ```swift
/// let report = SourceChecker().check(files, facts: ProjectFacts(minimumSystem: 15))
/// for finding in report.findings { print(finding.path, finding.line, finding.message) }
/// ```
public struct SourceChecker: Sendable {
  private let selected: [any SourceRule]

  /// - Parameters:
  ///   - only: The rules to run, opt-in ones among them; `nil` for all that are not opt-in.
  ///   - skip: Rules not to run.
  ///   - optIn: Opt-in rules to run besides.
  public init(only: Set<String>? = nil, skip: Set<String> = [], optIn: Set<String> = []) {
    selected = Self.all.filter {
      let description = type(of: $0).description
      guard !skip.contains(description.id) else { return false }
      if let only { return only.contains(description.id) || optIn.contains(description.id) }
      return !description.isOptIn || optIn.contains(description.id)
    }
  }

  /// Every source rule, opt-in ones among them, in the order of their identifiers.
  public static var rules: [RuleDescription] { all.map { type(of: $0).description } }

  /// Reads the files that may matter and runs the rules on them.
  ///
  /// - Parameters:
  ///   - files: The project's files; those under tests and package managers' folders are passed over.
  ///   - facts: What the project's property lists say.
  ///   - progress: Called with the number of files done and of all files.
  /// - Returns: The findings, the files that could not be checked and the comments that silence findings.
  public func check(
    _ files: [SourceFile], facts: ProjectFacts = ProjectFacts(), progress: ((Int, Int) -> Void)? = nil
  ) -> SourceReport {
    var report = SourceReport()
    var reader = SourceReader(files: files.filter { !SourceFile.isSkipped(path: $0.path) })
    let project = SourceProject(sources: reader.read(progress: progress, into: &report), facts: facts, words: reader.words)
    report.parsedCount = project.sources.count
    for rule in selected { report.findings += rule.findings(in: project) }
    report.findings.sort { ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule) }
    report.suppressions = project.sources.flatMap(\.suppressions)
    report.locksOrientation = project.locksOrientation
    for source in project.sources { report.evidence[source.path] = FileEvidence(source) }
    report.hasSceneDelegateMask = !project.sceneDelegateMasks.isEmpty
    return report
  }
}
