import HeadlessUIKit

/// Runs one scenario on one device and system, with a library or with what the reporter's code did instead.
///
/// ```swift
/// let timeline = try ScenarioRunner(scenario: scenario, pair: pair, library: nil).run()
/// print(timeline.text())
/// ```
@MainActor
public final class ScenarioRunner {
  private let scenario: Scenario
  private let library: (any ScenarioLibrary)?
  let stage: ScenarioStage
  private let recorder: TimelineRecorder

  /// - Parameters:
  ///   - library: the library of the library steps, new for this run; `nil` runs their `without`.
  ///   - assumptions: the answers to the questions that the rules leave open.
  ///   - scope: what of the run the timeline keeps.
  public init(
    scenario: Scenario, pair: DevicePair, library: (any ScenarioLibrary)?, assumptions: Assumptions = Assumptions(),
    keeping scope: Timeline.Scope = .everything
  ) {
    self.scenario = scenario
    self.library = library
    stage = ScenarioStage(scenario: scenario, pair: pair, library: library, assumptions: assumptions)
    recorder = TimelineRecorder(scenario: scenario, pair: pair, stage: stage, library: library, scope: scope)
  }

  /// Runs from launch to the last step.
  public func run() throws(ScenarioError) -> Timeline {
    let result: Result<Timeline, ScenarioError> = stage.simulation.run {
      // An app that ends gives back what its scenes hold.
      defer { stage.end() }
      do throws(ScenarioError) {
        return .success(try play())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func play() throws(ScenarioError) -> Timeline {
    recorder.start()
    // The recorder holds both, so neither may hold it: a matrix makes thousands of runs.
    library?.start { [weak recorder] in recorder?.note(.library($0)) }
    stage.onRefusal = { [weak recorder] in recorder?.note(.failure(call: "requestGeometryUpdate", text: $0)) }
    stage.launch(scenario)
    recorder.add(.launch, line: scenario.launchLine, title: "launch")
    for step in scenario.steps { try play(step) }
    return recorder.timeline
  }

  private func play(_ step: ScenarioStep) throws(ScenarioError) {
    guard step.applies(to: stage.simulation.system) else {
      return recorder.add(.passedOver, line: step.place.line, title: "\(step.title): not for iOS \(stage.simulation.system)")
    }
    switch step.action {
    case .uikit(let action): try perform(action, of: step, as: .step)
    case .library(let action, let without):
      guard let library else { return try playWithout(without, of: step) }
      try perform(action, of: step, by: library)
    case .expect(let expectation, let actual): check(expectation, actual, step)
    }
  }

  private func perform(_ action: UIKitStep, of step: ScenarioStep, as kind: Timeline.Kind) throws(ScenarioError) {
    do throws(StepFault) {
      try stage.perform(action, scene: step.scene)
    } catch {
      return try refuse(step, error)
    }
    finish(step, as: kind)
  }

  /// On a device nothing comes after a crash: what the crash made impossible is passed over, anything else is the file's mistake.
  private func refuse(_ step: ScenarioStep, _ fault: StepFault) throws(ScenarioError) {
    guard stage.simulation.crashes.isEmpty else {
      return recorder.add(.passedOver, line: step.place.line, title: "\(step.title): not after the crash")
    }
    throw ScenarioError(.impossible("\"\(step.title)\" cannot happen: \(fault.text)"), at: step.place)
  }

  private func perform(_ action: LibraryStep, of step: ScenarioStep, by library: any ScenarioLibrary) throws(ScenarioError) {
    do throws(StepFault) {
      let controller: UIViewController?
      if case .setMaskWhileVisible(_, let name, _) = action { controller = try stage.controller(name) } else { controller = nil }
      let scene = try stage.windowScene(step.scene)
      do throws(LibraryStepError) {
        try library.perform(action, controller: controller, scene: scene)
      } catch {
        throw StepFault(error.text)
      }
    } catch {
      return try refuse(step, error)
    }
    finish(step, as: .library)
  }

  private func playWithout(_ steps: [ScenarioStep]?, of step: ScenarioStep) throws(ScenarioError) {
    guard let steps, !steps.isEmpty else {
      return recorder.add(.passedOver, line: step.place.line, title: "\(step.title): nothing instead")
    }
    for step in steps {
      guard case .uikit(let action) = step.action, step.applies(to: stage.simulation.system) else { continue }
      try perform(action, of: step, as: .instead)
    }
  }

  private func finish(_ step: ScenarioStep, as kind: Timeline.Kind) {
    if step.settles { stage.simulation.settle() }
    recorder.add(kind, line: step.place.line, title: step.title, note: step.note)
  }

  private func check(_ expectation: ScenarioExpectation, _ actual: ActualResult?, _ step: ScenarioStep) {
    let wanted: ScenarioExpectation? =
      if library != nil { expectation } else {
        switch actual {
        case .same?: expectation.withoutLibraryKeys
        case .different(let actual)?: actual
        case nil: nil
        }
      }
    guard let wanted else {
      recorder.add(.passedOver, line: step.place.line, title: "expect: nothing is said without the library")
      return recorder.startCounting()
    }
    recorder.check(wanted, of: step.scene, line: step.place.line, note: step.note)
  }
}

extension Scenario {
  /// Where a run starts: the root's line.
  fileprivate var launchLine: Int { app.root?.place.line ?? place.line }
}

extension ScenarioExpectation {
  /// What can be looked at where there is no library.
  fileprivate var withoutLibraryKeys: ScenarioExpectation {
    var expectation = self
    expectation.observed = nil
    expectation.issues = nil
    expectation.requests = nil
    return expectation
  }
}
