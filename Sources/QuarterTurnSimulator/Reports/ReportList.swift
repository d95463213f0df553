/// The public reports that a folder of scenarios answers for, and what can be replayed of each.
public struct ReportList: Sendable {
  public let reports: [Report]

  /// One public report.
  public struct Report: Hashable, Sendable {
    public let id: String
    public let link: String
    /// What was reported, in one sentence.
    public let summary: String
    public let replayable: Replayable
    /// The parts of an app that show it: each is replayed.
    public let faces: [Face]
    /// Whether only systems below iOS 15 were reported, so that a replay is on 15.
    public let isBelow15: Bool
  }

  /// Whether a scenario can tell the report.
  public enum Replayable: Hashable, Sendable {
    case yes
    /// A part of it: the rest is not about orientation, or not modelled.
    case partly
    case no(reason: String)
  }

  /// A part of an app, through which a report is replayed.
  public enum Face: String, CaseIterable, Sendable {
    /// Controllers.
    case uikit
    /// A page of SwiftUI's.
    case swiftui
    /// A page with a full-screen video.
    case video
  }
}

/// A JSON file next to scenarios: one of them, or the list of reports they replay.
public enum ScenarioDocument: Sendable {
  case scenario(Scenario)
  case reports(ReportList)

  /// Reads a file; one with the key `reports` is the list.
  ///
  /// - Parameter defaults: the app that a scenario is about that names no root.
  public init(json bytes: [UInt8], defaults: ScenarioDefaults? = nil) throws(ScenarioError) {
    let value = try JSONValue(file: bytes)
    if case .object(let members) = value.content, members.contains(where: { $0.key == "reports" }) {
      self = .reports(try ReportList(value))
    } else {
      self = .scenario(try Scenario(file: value, defaults: defaults))
    }
  }
}
