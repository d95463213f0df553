import HeadlessUIKit

/// Runs scenario files over every device and system that they do not fix.
///
/// ```swift
/// let matrix = await MatrixBatch(withLibrary: true).run(files)
/// print(MatrixTable(matrix).text())
/// ```
@MainActor
public struct MatrixBatch {
  private let batch: ScenarioBatch
  private let scope: Timeline.Scope

  /// - Parameters:
  ///   - selection: a device or a system to keep to.
  ///   - isWithLibrary: whether scenarios run with the library; without it runs what the reporter's code did instead.
  ///   - pages: the pages that may be a scenario's root.
  ///   - scope: what is kept of each run; pictures need everything.
  public init(
    selection: PairSelection = PairSelection(), withLibrary isWithLibrary: Bool,
    pages: (any ScenarioPages)? = nil, keeping scope: Timeline.Scope = .expectations
  ) {
    self.scope = scope
    batch = ScenarioBatch(selection: selection, withLibrary: isWithLibrary, pages: pages)
  }

  /// - Parameters:
  ///   - progress: told how many of all runs are done, and which file is next.
  ///   - visit: given each run; the matrix keeps what failed, not the runs.
  public func run(
    _ files: [String], progress: (_ done: Int, _ total: Int, _ file: String) -> Void = { _, _, _ in },
    visit: (Timeline, DevicePair) -> Void = { _, _ in }
  ) async -> ScenarioMatrix {
    let plans = files.map { (file: $0, plan: plan(file: $0)) }
    let total = plans.reduce(0) { $0 + $1.plan.pairs.count }
    var done = 0
    var rows: [ScenarioMatrix.Row] = []
    for (file, plan) in plans {
      progress(done, total, file)
      rows.append(ScenarioMatrix.Row(file: file, content: await run(plan, visit)))
      done += plan.pairs.count
    }
    progress(done, total, "")
    return ScenarioMatrix(rows: rows)
  }

  private enum Plan {
    case run(Scenario, [DevicePair], impossible: Int)
    case other(ScenarioResult.Outcome)

    var pairs: [DevicePair] {
      if case .run(_, let pairs, _) = self { pairs } else { [] }
    }
  }

  private func plan(file: String) -> Plan {
    switch batch.open(file) {
    case .failure(let closed): return .other(closed.outcome)
    case .success(let scenario):
      do throws(PairFault) {
        let pairs = try batch.selection.pairs(for: scenario)
        return .run(scenario, pairs.existing, impossible: pairs.impossible)
      } catch {
        return .other(.noPair(scenario, error))
      }
    }
  }

  private func run(_ plan: Plan, _ visit: (Timeline, DevicePair) -> Void) async -> ScenarioMatrix.Row.Content {
    switch plan {
    case .other(let outcome): return .other(outcome)
    case .run(let scenario, let pairs, let impossible):
      var row = MatrixRow()
      for pair in pairs {
        do throws(ScenarioError) {
          let timeline = try await ScenarioRunner(
            scenario: scenario, pair: pair, library: batch.isWithLibrary ? QuarterTurnLibrary() : nil, pages: batch.pages,
            keeping: scope
          ).run()
          row.add(timeline, on: pair)
          visit(timeline, pair)
        } catch {
          return .other(.invalid(error.on(pair)))
        }
      }
      return .ran(scenario, cells: row.sorted, impossible: impossible)
    }
  }
}

extension ScenarioError {
  /// An impossible step may be one on this device and system only.
  fileprivate func on(_ pair: DevicePair) -> ScenarioError {
    let pairText = " (on \(pair.device.name) with iOS \(pair.system))"
    switch fault {
    case .impossible(let text): return ScenarioError(.impossible(text + pairText), at: place)
    case .restless(let step): return ScenarioError(.restless(step + pairText), at: place)
    default: return self
    }
  }
}
