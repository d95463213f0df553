/// What a check of sources found.
public struct SourceReport: Sendable {
  /// A file that no rule looked at.
  public struct NotChecked: Equatable, Sendable {
    public var path: String
    /// Why, as a sentence without a full stop.
    public var reason: String

    public init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// The findings by path, line and column, with those that a comment silences among them.
  public var findings: [Finding] = []
  public var notChecked: [NotChecked] = []
  /// The comments that silence findings, used or not.
  public var suppressions: [SuppressionComment] = []
  /// Whether the code narrows what the interface may turn to: a delegate's mask or a controller's own.
  public var locksOrientation = false
  /// Whether a scene delegate answers for the mask.
  public var hasSceneDelegateMask = false
  /// The number of files that had to be read closely.
  public var parsedCount = 0
}
