/// What a check of sources found.
public struct SourceReport: Sendable {
  /// The findings by path, line and column, with those that a comment silences among them.
  public var findings: [Finding] = []
  /// The files that could not be checked, with reasons.
  public var notChecked: [NotChecked] = []
  /// The comments that silence findings, used or not.
  public var suppressions: [SuppressionComment] = []
  /// Whether the code narrows what the interface may turn to: a delegate's mask or a controller's own.
  public var locksOrientation = false
  /// Whether a scene delegate answers for the mask.
  public var hasSceneDelegateMask = false
  /// What each file does that rules about property lists ask.
  var evidence: [String: FileEvidence] = [:]
  /// The number of files that had to be read closely.
  public var parsedCount = 0
}
