import HeadlessUIKit

/// Replays every report of a folder of scenarios and says what became of each.
///
/// ```swift
/// let overview = try await ReportBatch().run(folder: "Examples/Scenarios")
/// print(overview.text())
/// ```
@MainActor
public struct ReportBatch {
  /// The list's name in its folder.
  public static let listName = "reports.json"

  private let pages: (any ScenarioPages)?

  /// - Parameter pages: the pages that may be a scenario's root.
  public init(pages: (any ScenarioPages)? = nil) {
    self.pages = pages
  }

  /// - Parameters:
  ///   - folder: the folder of the scenarios and their list.
  ///   - progress: told how many of the folder's files are done, and which is next.
  ///   - visit: given each scenario with its run on the first device and system, and the run without the library where the file tells of
  ///     one; without it runs are not kept whole, which takes less time.
  public func run(
    folder: String, progress: (_ done: Int, _ total: Int, _ file: String) -> Void = { _, _, _ in },
    visit: ((Scenario, [Timeline]) -> Void)? = nil
  ) async throws(ReportFault) -> ReportOverview {
    let list = try readList(folder + "/" + Self.listName)
    var replays: [String: [Replay]] = [:]
    var errors: [String] = []
    let files = Self.scenarioFiles(in: folder)
    defer { progress(files.count, files.count, "") }
    for (index, file) in files.enumerated() {
      progress(index, files.count, file)
      let path = "\(folder)/\(file)"
      do throws(ScenarioFileError) {
        let bytes = try ScenarioFile.bytes(at: path)
        do throws(ScenarioError) {
          let scenario = try Scenario(json: bytes)
          guard let report = scenario.report else { continue }
          if let fault = Self.fault(of: report, in: list) { errors.append("\(path): \(fault)") }
          replays[report.id, default: []].append(
            Replay(file: file, faces: faces(of: scenario), ending: try await ending(of: scenario)))
          if let visit { visit(scenario, try await pictures(of: scenario)) }
        } catch {
          errors.append("\(path):\(error.place): \(error)")
        }
      } catch {
        errors.append("\(path): \(error)")
      }
    }
    let entries = list.reports.map { report in
      let replays = replays[report.id] ?? []
      let verdict = Self.verdict(of: report, replays)
      let replayed = replays.reduce(into: Set<ReportList.Face>()) { $0.formUnion($1.faces) }
      return ReportOverview.Entry(
        report: report, verdict: verdict, missing: verdict.hasReplay ? report.faces.filter { !replayed.contains($0) } : [],
        files: replays.map(\.file))
    }
    return ReportOverview(entries: entries, errors: errors)
  }

  private static func scenarioFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".json") && $0 != listName }.sorted()
  }

  private func readList(_ path: String) throws(ReportFault) -> ReportList {
    let bytes: [UInt8]
    do throws(ScenarioFileError) {
      bytes = try ScenarioFile.bytes(at: path)
    } catch {
      throw .noList("\(path): \(error)")
    }
    do throws(ScenarioError) {
      return try ReportList(json: bytes)
    } catch {
      throw .invalid("\(path):\(error.place): \(error)")
    }
  }

  /// A scenario's report has to be one of the list, with the same address.
  private static func fault(of report: ScenarioReport, in list: ReportList) -> String? {
    guard let known = list.reports.first(where: { $0.id == report.id }) else { return "\(listName) has no report \(report.id)" }
    return known.link == report.link ? nil : "\(report.id) has the address \(known.link) in \(listName)"
  }

  // MARK: Replaying

  private struct Replay {
    let file: String
    let faces: Set<ReportList.Face>
    let ending: Ending
  }

  /// A report is replayed through what its scenarios open with.
  private func faces(of scenario: Scenario) -> Set<ReportList.Face> {
    switch scenario.app.root {
    case .controller: [.uikit]
    case .page(let page, _): pages?.faces(of: page) ?? []
    case nil: []
    }
  }

  private enum Ending {
    case notApplicable(String)
    case ran(endsInIssue: Bool, on15: Bool, failures: [String])
  }

  /// Runs the scenario on the first device of each system.
  private func ending(of scenario: Scenario) async throws(ScenarioError) -> Ending {
    if case .notApplicable(let reason) = scenario.outcome { return .notApplicable(reason) }
    var failures: [String] = []
    var systems: Set<SystemVersion> = []
    for pair in scenario.pairs.existing where systems.insert(pair.system).inserted {
      let timeline = try await ScenarioRunner(
        scenario: scenario, pair: pair, library: QuarterTurnLibrary(), pages: pages, keeping: .expectations
      ).run()
      for moment in timeline.moments {
        for check in moment.checks where !check.holds {
          failures.append("iOS \(pair.system), line \(moment.line): \(check.key) \(check.expected), was \(check.was)")
        }
      }
    }
    return .ran(endsInIssue: scenario.outcome == .issue, on15: systems.contains { $0.major == 15 }, failures: failures)
  }

  /// Whole runs on the first device and system, for pictures.
  private func pictures(of scenario: Scenario) async throws(ScenarioError) -> [Timeline] {
    if case .notApplicable = scenario.outcome { return [] }
    guard let pair = scenario.pairs.existing.first else { return [] }
    let with = try await ScenarioRunner(scenario: scenario, pair: pair, library: QuarterTurnLibrary(), pages: pages).run()
    guard scenario.saysWithout else { return [with] }
    return [with, try await ScenarioRunner(scenario: scenario, pair: pair, library: nil, pages: pages).run()]
  }

  private static func verdict(of report: ReportList.Report, _ replays: [Replay]) -> ReportOverview.Verdict {
    var failures: [String] = []
    var endsInIssue = false
    var ran = false
    var on15 = false
    var reason: String?
    for replay in replays {
      switch replay.ending {
      case .notApplicable(let text): reason = text
      case .ran(let issue, let is15, let texts):
        ran = true
        endsInIssue = endsInIssue || issue
        on15 = on15 || is15
        failures += texts.map { "\(replay.file): \($0)" }
      }
    }
    guard ran else {
      if let reason { return .notApplicable(reason) }
      if case .no(let reason) = report.replayable { return .notApplicable(reason) }
      return .missing
    }
    guard failures.isEmpty else { return .fails(failures) }
    guard report.isBelow15 else { return endsInIssue ? .issue : .right }
    return on15 ? .below15(endsInIssue: endsInIssue) : .fails(["reported below iOS 15, and no scenario of it runs on 15"])
  }
}

/// Why there is no list of reports to go by.
public enum ReportFault: Error, Hashable, Sendable {
  case noList(String)
  case invalid(String)
}

extension ReportFault: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noList(let text), .invalid(let text): text
    }
  }
}
