import HeadlessUIKit

/// What became of each report of a list.
public struct ReportOverview: Sendable {
  public let entries: [Entry]
  /// What is wrong with the list or its scenarios, each with its file.
  public let errors: [String]

  public struct Entry: Sendable {
    public let report: ReportList.Report
    public let verdict: Verdict
    /// The faces that no scenario goes through, of a report that can be replayed.
    public let missing: [ReportList.Face]
    /// The scenarios that replay it.
    public let files: [String]
  }

  /// How a report ends with the library.
  public enum Verdict: Hashable, Sendable {
    case right
    /// The platform refuses, and the library says so.
    case issue
    case notApplicable(String)
    /// Reported below iOS 15 only and replayed on 15; ends as the second value says.
    case below15(endsInIssue: Bool)
    /// An expectation does not hold.
    case fails([String])
    case missing
  }

  /// Whether every report that can be replayed has a scenario for each of its faces, and each ends as its file says.
  public var isComplete: Bool { entries.allSatisfy { !$0.isLacking } && errors.isEmpty }
}

extension ReportOverview.Entry {
  /// A report that can be replayed and is not, or not as its file says.
  public var isLacking: Bool {
    if case .fails = verdict { return true }
    return !missing.isEmpty
  }
}

extension ReportOverview.Verdict {
  /// Whether there is anything to replay.
  var hasReplay: Bool {
    if case .notApplicable = self { false } else { true }
  }

  /// The word of the verdict, as the table and the JSON view have it.
  var word: String {
    switch self {
    case .right: "right"
    case .issue: "issue"
    case .notApplicable: "not applicable"
    case .below15: "below 15, on 15"
    case .fails: "fails"
    case .missing: "missing"
    }
  }

  /// More than the word, where there is more to say.
  var detail: String? {
    switch self {
    case .notApplicable(let reason): reason
    case .below15(let endsInIssue): endsInIssue ? "ends in an issue" : nil
    case .fails(let texts): (texts.first ?? "") + (texts.count > 1 ? "; and \(texts.count - 1) more" : "")
    case .right, .issue, .missing: nil
    }
  }
}
