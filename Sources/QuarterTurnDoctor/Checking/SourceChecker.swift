/// Stand-in until the source half is merged.
public struct SourceChecker {
  public init(only: Set<String>?, skip: Set<String>, optIn: Set<String>) {}
  public static var rules: [RuleDescription] { [] }
  public func check(_ files: [SourceFile], facts: ProjectFacts, progress: ((Int, Int) -> Void)?) -> SourceReport {
    SourceReport()
  }
}
public struct SourceFile: Sendable {
  public var path: String
  public var language: SourceLanguage
  public var bytes: [UInt8]
}
public struct ProjectFacts: Sendable {
  public var minimumSystem: Double?
  public var supportsMultipleScenes = false
  public var supportsPad = true
}
public struct SourceReport: Sendable {
  public var findings: [Finding] = []
  public var notChecked: [NotChecked] = []
  public var suppressions: [SuppressionComment] = []
}
