import HeadlessUIKit

/// What became of scenarios on every device and system they do not fix.
public struct ScenarioMatrix: Sendable {
  public let rows: [Row]

  /// One file.
  public struct Row: Sendable {
    public let file: String
    public let content: Content

    public enum Content: Sendable {
      case ran(Scenario, cells: [Cell], impossible: Int)
      /// There is nothing to run, or nothing that can.
      case other(ScenarioResult.Outcome)
    }

    var devices: [DeviceModel] {
      if case .ran(let scenario, _, _) = content { scenario.devices.flatMap(\.models) } else { [] }
    }

    var cells: [Cell] {
      if case .ran(_, let cells, _) = content { cells } else { [] }
    }

    /// Where the error is and what it says; `nil` where there is none.
    public var error: String? {
      if case .other(let outcome) = content { ScenarioResult(file: file, outcome: outcome).error } else { nil }
    }
  }

  /// A scenario on the releases that one column stands for, on all devices that ran them.
  public struct Cell: Sendable {
    /// The first of the releases.
    public let system: SystemVersion
    public fileprivate(set) var runs = 0
    /// How many devices were run on.
    public fileprivate(set) var devices = 0
    public fileprivate(set) var failures: [Failure] = []

    /// Whether every expectation held in every run.
    public var holds: Bool { failures.isEmpty }
  }

  /// A run in which an expectation does not hold.
  public struct Failure: Hashable, Sendable {
    public let pair: DevicePair
    public let line: Int
    public let check: Timeline.Check
  }

  public var runs: Int { cells.reduce(0) { $0 + $1.runs } }

  /// How many files were run.
  public var scenarios: Int { rows.count { if case .ran = $0.content { true } else { false } } }

  /// How many different devices the scenarios were for.
  public var devices: Int { Set(rows.flatMap(\.devices)).count }

  /// Whether every expectation held in every run, and every file was read.
  public var holds: Bool { cells.allSatisfy(\.holds) && rows.allSatisfy { $0.error == nil } }

  var cells: [Cell] { rows.flatMap(\.cells) }
}

/// Gathers the runs of one scenario.
struct MatrixRow {
  private var cells: [SystemVersion: ScenarioMatrix.Cell] = [:]
  private var devices: [SystemVersion: Set<DeviceModel>] = [:]

  mutating func add(_ timeline: Timeline, on pair: DevicePair) {
    let column = Self.column(of: pair.system)
    var cell = cells[column] ?? ScenarioMatrix.Cell(system: column)
    cell.runs += 1
    if devices[column, default: []].insert(pair.device).inserted { cell.devices += 1 }
    for moment in timeline.moments {
      for check in moment.checks where !check.holds {
        cell.failures.append(ScenarioMatrix.Failure(pair: pair, line: moment.line, check: check))
      }
    }
    cells[column] = cell
  }

  var sorted: [ScenarioMatrix.Cell] { cells.values.sorted { $0.system < $1.system } }

  /// A release belongs to the last one before it that changed a rule.
  static func column(of system: SystemVersion) -> SystemVersion {
    SystemCatalogue.releases.last { $0 <= system } ?? system
  }
}
