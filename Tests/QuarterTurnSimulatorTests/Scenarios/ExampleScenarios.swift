import HeadlessUIKit
import QuarterTurnSimulator
import Gallery

/// The scenarios that come with the package.
@MainActor
enum ExampleScenarios {
  nonisolated static let folder = "Examples/Scenarios"
  nonisolated static let files = Checkout.files(in: folder, endingIn: ".json").filter { $0 != "reports.json" }

  /// Examples that start with the phone held sideways, and the world in which nobody knows it: if only the app turns notifications on,
  /// the pose is unknown until the phone is moved (R2.3, R2.4), so the side it is held in comes a turn late or not at all.
  static let unknowable: [String: Assumption] = ["B137-upright-side.json": .systemGeneratesDeviceOrientation]

  static func scenario(_ file: String) throws -> Scenario {
    try Scenario(json: ScenarioFile.bytes(at: Checkout.root.appendingPathComponent("\(folder)/\(file)").path))
  }

  /// One device of each class that a rule tells apart, on each system the scenario is for.
  static func pairs(of scenario: Scenario) -> [DevicePair] {
    var seen: Set<[String]> = []
    return scenario.pairs.existing.filter { pair in
      let device = pair.device
      return seen.insert([
        pair.system.description, "\(device.idiom)", "\(device.hasHomeButton)", "\(device.isRegularWidthInLandscape)",
      ]).inserted
    }
  }

  static func opensPage(_ scenario: Scenario) -> Bool {
    if case .page? = scenario.app.root { true } else { false }
  }

  /// The checks that do not hold, each with its place; empty where the run is as expected.
  static func failures(
    of scenario: Scenario, on pair: DevicePair, withLibrary: Bool, assuming assumptions: Assumptions = Assumptions()
  ) async throws -> [String] {
    let library = withLibrary ? QuarterTurnLibrary() : nil
    let timeline = try await ScenarioRunner(
      scenario: scenario, pair: pair, library: library, pages: TourPages(), assumptions: assumptions, keeping: .expectations
    ).run()
    return timeline.moments.flatMap { moment in
      moment.checks.filter { !$0.holds }.map { check in
        "\(pair.device.name), iOS \(pair.system), line \(moment.line): \(check.key) \(check.expected), was \(check.was)"
      }
    }
  }
}
