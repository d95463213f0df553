import HeadlessSwiftUI
import HeadlessUIKit

/// Runs one scenario on one device and system, with a library or with what the reporter's code did instead.
///
/// ```swift
/// let timeline = try await ScenarioRunner(scenario: scenario, pair: pair, library: nil).run()
/// print(timeline.text())
/// ```
@MainActor
public final class ScenarioRunner {
  private let scenario: Scenario
  private let library: QuarterTurnLibrary?
  let stage: ScenarioStage
  private let recorder: TimelineRecorder

  /// - Parameters:
  ///   - library: the library of the library steps, new for this run; `nil` runs their `without`.
  ///   - pages: the pages that may be the scenario's root.
  ///   - assumptions: the answers to the questions that the rules leave open; `nil` are the scenario's.
  ///   - scope: what of the run the timeline keeps.
  public init(
    scenario: Scenario, pair: DevicePair, library: QuarterTurnLibrary?, pages: (any ScenarioPages)? = nil,
    assumptions: Assumptions? = nil, keeping scope: Timeline.Scope = .everything
  ) {
    self.scenario = scenario
    self.library = library
    stage = ScenarioStage(
      scenario: scenario, pair: pair, library: library, pages: pages,
      assumptions: assumptions ?? Assumptions(scenario.assumptions))
    recorder = TimelineRecorder(scenario: scenario, pair: pair, stage: stage, library: library, scope: scope)
    recorder.countsCallbacks = scenario.steps.contains(where: \.expectsCallbacks)
  }

  /// What has happened so far: after an error everything up to the step that it names.
  public var timeline: Timeline { recorder.timeline }

  /// Runs from launch to the last step.
  ///
  /// A page's tasks go on between the steps, until none of them makes progress. A step that cannot happen, and one after which the app does
  /// not come to rest, end the run with an error.
  public func run() async throws(ScenarioError) -> Timeline {
    guard stage.showsPage else { return try runControllers() }
    let result: Result<Timeline, ScenarioError> = await stage.simulation.runAsync {
      defer { stage.end() }
      do throws(ScenarioError) {
        try launch()
        await stage.simulation.settleTasks()
        try endLaunch()
        for step in scenario.steps {
          recorder.step += 1
          for act in acts(of: step) where try begin(act) {
            if step.settles { await stage.simulation.settleTasks() }
            try end(act)
          }
        }
        return .success(recorder.timeline)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The same at once, for roots that are controllers: only a page has tasks to wait for.
  public func run() throws(ScenarioError) -> Timeline {
    if case .page(let name, let place)? = scenario.app.root {
      throw ScenarioError(.impossible("the page \"\(name)\" has tasks that a run has to wait for"), at: place)
    }
    return try runControllers()
  }

  private func runControllers() throws(ScenarioError) -> Timeline {
    let result: Result<Timeline, ScenarioError> = stage.simulation.run {
      // An app that ends gives back what its scenes hold.
      defer { stage.end() }
      do throws(ScenarioError) {
        try launch()
        try endLaunch()
        for step in scenario.steps {
          recorder.step += 1
          for act in acts(of: step) where try begin(act) {
            if step.settles { stage.simulation.settle() }
            try end(act)
          }
        }
        return .success(recorder.timeline)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func launch() throws(ScenarioError) {
    recorder.start()
    // The recorder holds both, so neither may hold it: a matrix makes thousands of runs.
    library?.start { [weak recorder] in recorder?.note(.library($0)) }
    stage.onRefusal = { [weak recorder] in recorder?.note(.failure(call: "requestGeometryUpdate", text: $0)) }
    try stage.launch(scenario)
  }

  private func endLaunch() throws(ScenarioError) {
    recorder.add(.launch, line: scenario.launchLine, title: "launch")
    try checkRest(after: "launch", at: scenario.app.root?.place ?? scenario.place)
  }

  private func checkRest(after step: String, at place: SourcePlace) throws(ScenarioError) {
    if stage.simulation.runLoop.ranAway { throw ScenarioError(.restless(step), at: place) }
  }

  // MARK: Steps

  /// A part of a step: what happens, and then what is seen of it.
  private struct Act {
    let step: ScenarioStep
    let kind: Timeline.Kind
    let deed: Deed

    enum Deed {
      case uikit(UIKitStep)
      case library(LibraryStep, QuarterTurnLibrary)
      case expect(ScenarioExpectation)
      case passOver(String)
    }
  }

  private func acts(of step: ScenarioStep) -> [Act] {
    guard step.applies(to: stage.simulation.system) else {
      return [passOver(step, "not for iOS \(stage.simulation.system)")]
    }
    switch step.action {
    case .uikit(let action): return [Act(step: step, kind: .step, deed: .uikit(action))]
    case .library(let action, let without):
      if let library { return [Act(step: step, kind: .library, deed: .library(action, library))] }
      return actsWithout(without, of: step)
    case .onlyWithout(let steps):
      guard library == nil else { return [passOver(step, "the library needs no such thing")] }
      return actsWithout(steps, of: step)
    case .expect(let expectation, let actual):
      guard let wanted = library != nil ? expectation : actual?.expectation(for: expectation) else {
        return [Act(step: step, kind: .passedOver, deed: .passOver("expect: only with the library"))]
      }
      return [Act(step: step, kind: .expect, deed: .expect(wanted))]
    }
  }

  private func actsWithout(_ steps: [ScenarioStep]?, of step: ScenarioStep) -> [Act] {
    guard let steps, !steps.isEmpty else { return [passOver(step, "nothing instead")] }
    return steps.compactMap { step in
      guard case .uikit(let action) = step.action, step.applies(to: stage.simulation.system) else { return nil }
      return Act(step: step, kind: .instead, deed: .uikit(action))
    }
  }

  private func passOver(_ step: ScenarioStep, _ reason: String) -> Act {
    Act(step: step, kind: .passedOver, deed: .passOver("\(step.title): \(reason)"))
  }

  /// Does it; what is done at once or cannot happen any more has no end.
  private func begin(_ act: Act) throws(ScenarioError) -> Bool {
    let step = act.step
    do throws(StepFault) {
      switch act.deed {
      case .uikit(let action): try stage.perform(action, scene: step.scene, settles: step.settles)
      case .library(let action, let library): try perform(action, of: step, by: library)
      case .expect(let wanted):
        recorder.check(wanted, of: step.scene, line: step.place.line, note: step.note)
        return false
      case .passOver(let title):
        recorder.add(.passedOver, line: step.place.line, title: title)
        if case .expect = step.action, step.applies(to: stage.simulation.system) { recorder.startCounting() }
        return false
      }
      return true
    } catch {
      try refuse(step, error)
      return false
    }
  }

  private func end(_ act: Act) throws(ScenarioError) {
    recorder.add(act.kind, line: act.step.place.line, title: act.step.title, note: act.step.note)
    try checkRest(after: act.step.title, at: act.step.place)
  }

  /// On a device nothing comes after a crash: what the crash made impossible is passed over, anything else is the file's mistake.
  private func refuse(_ step: ScenarioStep, _ fault: StepFault) throws(ScenarioError) {
    guard stage.simulation.crashes.isEmpty else {
      return recorder.add(.passedOver, line: step.place.line, title: "\(step.title): not after the crash")
    }
    throw ScenarioError(.impossible("\"\(step.title)\" cannot happen: \(fault.text)"), at: step.place)
  }

  private func perform(_ action: LibraryStep, of step: ScenarioStep, by library: QuarterTurnLibrary) throws(StepFault) {
    let controller: UIViewController?
    if let name = action.controller { controller = try stage.controller(name) } else { controller = nil }
    let scene = try stage.windowScene(step.scene)
    do throws(LibraryStepError) {
      try library.perform(action, controller: controller, scene: scene)
    } catch {
      throw StepFault(error.text)
    }
  }
}

extension ActualResult {
  /// What is looked at without the library.
  fileprivate func expectation(for expected: ScenarioExpectation) -> ScenarioExpectation {
    switch self {
    case .same: expected.withoutLibraryKeys
    case .different(let actual): actual
    }
  }
}

extension ScenarioStep {
  fileprivate var expectsCallbacks: Bool {
    guard case .expect(let wanted, let actual) = action else { return false }
    if case .different(let other)? = actual, other.callbacks != nil { return true }
    return wanted.callbacks != nil
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
    expectation.fullScreen = nil
    return expectation
  }
}
