import HeadlessSwiftUI
import HeadlessUIKit

/// Collects what happens during a run and makes moments of it.
@MainActor
final class TimelineRecorder {
  private(set) var timeline: Timeline
  private let stage: ScenarioStage
  private let library: QuarterTurnLibrary?
  private let scope: Timeline.Scope
  private var events: [TimelineEvent] = []
  private var applicationAnswer: Timeline.MaskAnswer?
  private var counts = HappeningCounts()
  private var lastTurn: String?
  /// Whether an expectation is about callbacks.
  var countsCallbacks = false
  /// Which of the scenario's steps is on; 0 is the launch.
  var step = 0

  init(
    scenario: Scenario, pair: DevicePair, stage: ScenarioStage, library: QuarterTurnLibrary?, scope: Timeline.Scope
  ) {
    self.scope = scope
    self.stage = stage
    self.library = library
    timeline = Timeline(
      scenario: scenario.name, report: scenario.report, outcome: scenario.outcome, device: pair.device, system: pair.system,
      sdk: scenario.sdk, isWithLibrary: library != nil, moments: [])
  }

  func start() {
    startCounting()
    stage.simulation.onEvent = { [weak self] in self?.note(.simulation($0)) }
  }

  func note(_ event: TimelineEvent) {
    events.append(event)
    counts.count(event)
    if case .simulation(.applicationMaskAnswered(let mask, let party)) = event {
      applicationAnswer = Timeline.MaskAnswer(mask: mask, party: party)
    }
  }

  /// Ends a step: the state now, and everything that happened since the last moment.
  func add(_ kind: Timeline.Kind, line: Int, title: String, note: String? = nil) {
    rememberTurn(line: line)
    if scope == .everything { addMoment(kind, line: line, title: title, note: note, state: state(of: nil), checks: []) }
    events.removeAll(keepingCapacity: true)
  }

  /// Holds an expectation against the scene of this name, or the app's first.
  func check(_ expectation: ScenarioExpectation, of scene: String?, line: Int, note: String?) {
    let looked = state(of: scene)
    let texts = expectation.text == nil ? [] : stage.screen(of: stage.scene(scene)).texts
    let frames = expectation.frames.map { $0.keys.compactMap { name in stage.frame(of: name).map { (name, $0) } } } ?? []
    let checker = ExpectationChecker(
      state: looked, texts: texts, frames: Dictionary(uniqueKeysWithValues: frames),
      requests: expectation.requests == nil ? [] : library?.requestLabels(of: stage.scene(scene)) ?? [], counts: counts,
      calls: stage.simulation.calls - counts.calls, lastTurn: lastTurn)
    let checks = checker.checks(expectation)
    rememberTurn(line: line)
    // The timeline is the first scene's, whichever the expectation is about.
    let shown = scene == nil || scope == .expectations ? looked : state(of: nil)
    addMoment(.expect, line: line, title: "expect", note: note, state: shown, checks: checks)
    events.removeAll(keepingCapacity: true)
    startCounting()
  }

  private func addMoment(
    _ kind: Timeline.Kind, line: Int, title: String, note: String?, state: Timeline.State, checks: [Timeline.Check]
  ) {
    let events = scope == .everything ? events : []
    timeline.moments.append(
      Timeline.Moment(line: line, step: step, kind: kind, title: title, note: note, state: state, events: events, checks: checks))
  }

  private func rememberTurn(line: Int) {
    guard case .simulation(.interfaceTurned(let from, let to))? = events.last(where: { $0.isTurn }) else { return }
    lastTurn = "the interface last rotated from \(Words.name(from)) to \(Words.name(to)), in line \(line)"
  }

  /// What is counted is counted from one expectation to the next.
  func startCounting() {
    counts = HappeningCounts(calls: stage.simulation.calls, countsCallbacks: countsCallbacks)
  }

  private func state(of name: String?) -> Timeline.State {
    let scene = stage.scene(name)
    return Timeline.State(
      of: stage.simulation, scene: scene, visible: stage.visibleName(in: scene), library: library?.state(of: scene),
      answer: applicationAnswer)
  }
}

extension TimelineEvent {
  fileprivate var isTurn: Bool {
    if case .simulation(.interfaceTurned(let from, let to)) = self { from != to } else { false }
  }
}
