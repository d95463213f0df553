import HeadlessUIKit
import QuarterTurnSimulator
import Testing

@MainActor @Suite struct ExampleScenariosTests {
  @Test(
    "with the library every example of no report ends as its file says, on every system", arguments: ExampleScenarios.files)
  func withLibrary(file: String) async throws {
    let scenario = try ExampleScenarios.scenario(file)
    // Those of a report are run with the list of reports.
    guard scenario.report == nil else { return }
    for pair in ExampleScenarios.pairs(of: scenario) {
      let failures = try await ExampleScenarios.failures(of: scenario, on: pair, withLibrary: true)
      #expect(failures.isEmpty)
    }
  }

  @Test("without the library every example ends as its reporter saw it, on every system", arguments: ExampleScenarios.files)
  func withoutLibrary(file: String) async throws {
    let scenario = try ExampleScenarios.scenario(file)
    guard scenario.saysWithout else { return }
    for pair in ExampleScenarios.pairs(of: scenario) {
      let failures = try await ExampleScenarios.failures(of: scenario, on: pair, withLibrary: false)
      #expect(failures.isEmpty)
    }
  }

  @Test(
    "with the library every example is right under either answer to each open question", arguments: ExampleScenarios.files)
  func assumptions(file: String) async throws {
    let scenario = try ExampleScenarios.scenario(file)
    if case .notApplicable = scenario.outcome { return }
    let systems = Set(scenario.pairs.existing.map(\.system)).sorted()
    // The full matrix runs on every system, with the first answers.
    let ends = Set([systems.first, systems.last].compactMap { $0 }).sorted()
    for system in ExampleScenarios.opensPage(scenario) ? ends.suffix(1) : ends[...] {
      guard let pair = scenario.pairs.existing.first(where: { $0.system == system }) else { continue }
      let answers = Assumptions()
      _ = try await ExampleScenarios.failures(of: scenario, on: pair, withLibrary: true, assuming: answers)
      for question in answers.reads.sorted(by: { $0.rawValue < $1.rawValue })
      where ExampleScenarios.unknowable[file] != question {
        for answer in 1..<question.values.count {
          let failures = try await ExampleScenarios.failures(
            of: scenario, on: pair, withLibrary: true, assuming: Assumptions([question: answer]))
          #expect(failures.isEmpty, "\(question.rule): \(question.values[answer])")
        }
      }
    }
  }

  @Test("enough reports are replayed, and enough of them go wrong without the library")
  func coverage() throws {
    let scenarios = try ExampleScenarios.files.map(ExampleScenarios.scenario)
    let reports = Set(scenarios.compactMap(\.report?.id))
    #expect(reports.count >= 28)
    let turnedRight = scenarios.filter { scenario in
      guard scenario.outcome == .right else { return false }
      return scenario.steps.contains { step in
        if case .expect(_, .different?) = step.action { true } else { false }
      }
    }
    #expect(Set(turnedRight.compactMap(\.report?.id)).count >= 14)
  }
}
