import Foundation

/// Looks for orientation bugs in an app's projects, property lists and sources.
///
///     let report = try Doctor().check("MyApp")
///     for finding in report.findings { print(finding.path, finding.line, finding.message) }
public struct Doctor {
  private let selection: RuleSelection
  private let exclude: [String]

  /// - Parameters:
  ///   - selection: the rules to check.
  ///   - exclude: patterns for files and folders that are left alone, like `Legacy/*`.
  public init(_ selection: RuleSelection = RuleSelection(), exclude: [String] = []) {
    self.selection = selection
    self.exclude = exclude
  }

  /// Every rule there is, by its number.
  public static var rules: [RuleDescription] {
    ([SuppressionList.rule] + SourceChecker.rules + ProjectRules.all.map { $0.description })
      .sorted { $0.id < $1.id }
  }

  /// - Parameters:
  ///   - path: a folder, an Xcode project in one, or one source file.
  ///   - progress: told how many of how many files are done.
  public func check(_ path: String, progress: ((Int, Int) -> Void)? = nil) throws(DoctorError) -> DoctorReport {
    let place = try CheckedPlace(path)
    let files = ProjectFiles(root: place.folder)
    let tree = FileTree(files, exclude: exclude, only: place.file)
    let reader = ProjectReader(files, tree: tree)
    var notChecked = reader.notChecked
    let sources = FolderSources.files(tree, files)
    let checker = SourceChecker(only: selection.only, skip: selection.skip, optIn: selection.optIn)
    let report = checker.check(sources, facts: Self.facts(reader.targets), progress: progress)
    notChecked += report.notChecked

    var findings = report.findings
    findings += projectFindings(reader.targets, report.evidence)
    let projectFiles = Self.projectFiles(reader, tree)
    let comments =
      report.suppressions + projectFiles.flatMap { SuppressionComment.all(in: Self.lines(of: $0, in: files), path: $0) }
    let checked = Set(Self.rules.map(\.id).filter(selection.includes))
    var outcome = SuppressionList(comments).apply(to: findings, checked: checked)
    if selection.includes(SuppressionList.rule.id) { outcome.kept += outcome.unused }
    return DoctorReport(
      findings: Self.sorted(outcome.kept, files), notChecked: notChecked, apps: CheckedApp.all(of: reader.targets),
      fileCount: sources.count + projectFiles.count, quietCount: outcome.quiet)
  }

  private func projectFindings(_ targets: [AppTarget], _ evidence: [String: FileEvidence]) -> [Finding] {
    var findings: [Finding] = []
    /// What each app was told already: its configurations mostly say the same.
    var told: [String: Set<String>] = [:]
    for target in targets {
      let first = targets.first { $0.project == target.project && $0.name == target.name }
      let evidence = TargetEvidence(target, files: evidence, first: first)
      for rule in ProjectRules.all where selection.includes(rule.description.id) {
        for finding in rule.check(target, evidence) {
          let isNew = told["\(target.project) \(target.name)", default: []].insert("\(finding.rule) \(finding.message)").inserted
          // Targets share files: what is found twice in one place is one finding.
          if isNew, !findings.contains(where: { $0.isSame(as: finding) }) { findings.append(finding) }
        }
      }
    }
    return findings
  }

  /// What the sources are held against: of several apps the one on which more can go wrong.
  private static func facts(_ targets: [AppTarget]) -> ProjectFacts {
    var facts = ProjectFacts()
    guard !targets.isEmpty else { return facts }
    facts.minimumSystem = targets.compactMap(\.minimumSystem).min()
    facts.supportsMultipleScenes = targets.contains { $0.infoPlist?.supportsMultipleScenes ?? false }
    facts.supportsPad = targets.contains(where: \.isForPad)
    let names = targets.flatMap { [$0.infoPlist?.phoneList, $0.infoPlist?.padList] }.compactMap(\.?.names)
    if !names.isEmpty { facts.declaredMask = names.reduce(0) { $0 | EffectiveInfoPlist.mask(of: $1) } }
    return facts
  }

  /// The files of the projects in which a comment may keep a finding quiet.
  private static func projectFiles(_ reader: ProjectReader, _ tree: FileTree) -> [String] {
    let plists = reader.targets.compactMap { $0.infoPlist?.file?.path }
    return Set(plists + reader.targets.map(\.project) + reader.configurationFiles).sorted()
  }

  private static func lines(of path: String, in files: ProjectFiles) -> TextLines {
    TextLines((try? files.data(path)).map { [UInt8]($0) } ?? [])
  }

  private static func sorted(_ findings: [Finding], _ files: ProjectFiles) -> [Finding] {
    var known: [String: TextLines] = [:]
    return findings.sorted { ($0.path, $0.line, $0.column, $0.rule) < ($1.path, $1.line, $1.column, $1.rule) }.map { finding in
      guard finding.excerpt.isEmpty else { return finding }
      let lines = known[finding.path] ?? lines(of: finding.path, in: files)
      known[finding.path] = lines
      var finding = finding
      finding.excerpt = lines.text(of: finding.line)
      return finding
    }
  }
}

extension Finding {
  fileprivate func isSame(as other: Finding) -> Bool {
    rule == other.rule && path == other.path && line == other.line && column == other.column
  }
}
