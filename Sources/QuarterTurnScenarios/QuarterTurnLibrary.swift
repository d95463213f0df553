import HeadlessUIKit
import QuarterTurn
import QuarterTurnSimulator

/// QuarterTurn as the library of scenarios: each library step is the call an app would make.
///
/// ```swift
/// let timeline = try ScenarioRunner(scenario: scenario, pair: pair, library: QuarterTurnLibrary()).run()
/// ```
@MainActor
public final class QuarterTurnLibrary: ScenarioLibrary {
  private var coordinator: OrientationCoordinator?
  private var observation: OrientationCoordinator.Observation?
  private var observed: UIInterfaceOrientation?
  private var locks: [String: OrientationLock] = [:]
  private var report: @MainActor (LibraryEvent) -> Void = { _ in }

  public init() {}

  public func delegates(default mask: UIInterfaceOrientationMask?) -> ScenarioDelegates {
    let delegate = ScenarioAppDelegate()
    delegate.mask = mask
    return ScenarioDelegates(application: delegate, scene: OrientationSceneDelegate.self)
  }

  public func navigationController(root: UIViewController) -> UINavigationController {
    OrientationNavigationController(rootViewController: root)
  }

  public func start(report: @escaping @MainActor (LibraryEvent) -> Void) {
    self.report = report
  }

  public func launched(in scene: UIWindowScene) {
    let coordinator = scene.orientationCoordinator
    self.coordinator = coordinator
    observed = coordinator.orientation
    for issue in coordinator.openIssues { tell(issue) }
    coordinator.onIssue = { [weak self] in self?.tell($0) }
    observation = coordinator.observe { [weak self] change in
      guard change.phase == .settled else { return }
      self?.observed = change.current
      self?.report(.observed(change.current))
    }
  }

  public func perform(_ step: LibraryStep, controller: UIViewController?) throws(LibraryStepError) {
    guard let coordinator else { throw LibraryStepError("there is no window scene") }
    switch step {
    case .lock(let mask, let name, let side):
      if locks[name]?.isHeld == true { throw LibraryStepError("the lock \(name) is held already") }
      locks[name] = coordinator.lock(to: mask, preferring: side, label: name)
    case .changeLock(let mask, let name): try lock(name).supportedOrientations = mask
    case .release(let name):
      try lock(name).release()
      locks[name] = nil
    case .setMaskWhileVisible(let mask, _, let side):
      controller?.setSupportedOrientationsWhileVisible(mask, preferring: side, label: controller?.title)
    case .rotate(let mask, let end):
      coordinator.beginRotation(to: mask, until: end == .released ? .released : .deviceTurns) { [weak self] in self?.tell($0) }
    case .endRotation: coordinator.endRotation()
    }
  }

  public var state: LibraryState {
    let requests = coordinator?.requests.filter { $0.status != .offScreen } ?? []
    return LibraryState(
      requests: requests.map {
        LibraryState.Request(label: $0.label, mask: $0.supportedOrientations, status: $0.status.words)
      },
      explanation: explanation, observed: observed)
  }

  /// The coordinator's words without the issues, which were told when they were raised.
  private var explanation: String? {
    coordinator?.explanation.split(separator: "\n").prefix { !$0.hasPrefix("Issue: ") }.joined(separator: "\n")
  }

  private func lock(_ name: String) throws(LibraryStepError) -> OrientationLock {
    guard let lock = locks[name], lock.isHeld else {
      let held = locks.filter { $0.value.isHeld }.keys.sorted()
      throw LibraryStepError("the lock \(name) is not held; held: \(held.isEmpty ? "none" : held.joined(separator: ", "))")
    }
    return lock
  }

  private func tell(_ issue: OrientationIssue) {
    let text = "\(issue.happened) \(issue.remedy)"
    report(
      issue.isResolved ? .issueResolved(kind: issue.code.rawValue, text: text) : .issue(kind: issue.code.rawValue, text: text))
  }

  private func tell(_ result: Result<UIInterfaceOrientation, OrientationError>) {
    switch result {
    case .success(let orientation): report(.rotated(orientation))
    case .failure(let error): report(.failed(call: "rotate", text: "\(error.reason) \(error.remedy)"))
    }
  }
}
