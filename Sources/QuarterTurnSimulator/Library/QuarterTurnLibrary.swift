import HeadlessUIKit
import QuarterTurn

/// QuarterTurn as the library of scenarios: each library step is the call an app would make.
///
/// ```swift
/// let timeline = try ScenarioRunner(scenario: scenario, pair: pair, library: QuarterTurnLibrary()).run()
/// ```
@MainActor
public final class QuarterTurnLibrary {
  /// How many requests a timeline tells of one by one, and up to how many it says what the library makes of them.
  private static let toldRequests = 20
  private static let explainedRequests = 100

  private var scenes: [ObjectIdentifier: WatchedScene] = [:]
  private var locks: [String: OrientationLock] = [:]
  private var videos: [WeakVideo] = []
  private var report: @MainActor (LibraryEvent) -> Void = { _ in }

  public init() {}

  func delegates(default mask: UIInterfaceOrientationMask?) -> ScenarioDelegates {
    let delegate = ScenarioAppDelegate()
    delegate.mask = mask
    return ScenarioDelegates(application: delegate, scene: OrientationSceneDelegate.self)
  }

  func navigationController(root: UIViewController) -> UINavigationController {
    OrientationNavigationController(rootViewController: root)
  }

  func tabBarController() -> UITabBarController { OrientationTabBarController() }

  func splitViewController(style: UISplitViewController.Style) -> UISplitViewController {
    OrientationSplitViewController(style: style)
  }

  func rootController(content: UIViewController) -> UIViewController { OrientationRootController(content: content) }

  func overlayRootController(content: UIViewController?) -> UIViewController {
    OrientationOverlayController(content: content)
  }

  func videoController(content: UIViewController) -> UIViewController {
    let video = FullScreenVideoController(content: content, label: content.title.map { "video of \($0)" })
    videos.append(WeakVideo(video))
    return video
  }

  package func start(report: @escaping @MainActor (LibraryEvent) -> Void) {
    self.report = report
  }

  package func connected(_ scene: UIWindowScene) {
    let coordinator = scene.orientationCoordinator
    let watched = WatchedScene(coordinator)
    scenes[ObjectIdentifier(scene)] = watched
    watched.issues = coordinator.observeIssues { [weak self] in self?.tell($0) }
    watched.observation = coordinator.observe { [weak self, weak watched] change in
      guard change.phase == .didRotate else { return }
      watched?.observed = change.current
      self?.report(.observed(change.current))
    }
  }

  func perform(
    _ step: LibraryStep, controller: UIViewController?, scene: UIWindowScene
  ) throws(LibraryStepError) {
    let coordinator = scene.orientationCoordinator
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
      coordinator.beginRotation(to: mask, until: end == .released ? .ended : .deviceRotates) { [weak self] in self?.tell($0) }
    case .endRotation: coordinator.endRotation()
    case .enterFullScreen: (controller as? FullScreenVideoController)?.enterFullScreen()
    case .leaveFullScreen: (controller as? FullScreenVideoController)?.leaveFullScreen()
    }
  }

  package func state(of scene: UIWindowScene?) -> LibraryState {
    guard let watched = scene.flatMap({ scenes[ObjectIdentifier($0)] }) else {
      return LibraryState(requests: [], explanation: nil, observed: nil)
    }
    // An explanation names every request, so of very many it would be a book at each step.
    let described = watched.coordinator.described(maxExplained: Self.explainedRequests)
    let told = described.requests.lazy.filter { $0.status != .offScreen }.prefix(Self.toldRequests)
    let explanation = described.explanation.map(WatchedScene.told) ?? "\(described.liveCount) requests are live"
    return LibraryState(
      requests: told.map {
        LibraryState.Request(label: $0.label, mask: $0.supportedOrientations, status: $0.status.words)
      },
      explanation: explanation, observed: watched.observed, otherRequests: described.liveCount - told.count,
      fullScreen: videos.compactMap(\.video).filter(\.isFullScreen).map { $0.title ?? "?" })
  }

  func requestLabels(of scene: UIWindowScene?) -> [String] {
    scene.flatMap { scenes[ObjectIdentifier($0)] }.map { liveRequests(of: $0).map(\.label) } ?? []
  }

  private func liveRequests(of watched: WatchedScene) -> [OrientationRequest] {
    watched.coordinator.requests.filter { $0.status != .offScreen }
  }

  private func lock(_ name: String) throws(LibraryStepError) -> OrientationLock {
    guard let lock = locks[name], lock.isHeld else {
      let held = locks.filter { $0.value.isHeld }.keys.sorted()
      throw LibraryStepError("the lock \(name) is not held; held: \(held.isEmpty ? "none" : held.joined(separator: ", "))")
    }
    return lock
  }

  private func tell(_ issue: OrientationIssue) {
    let text = "\(issue.reason) \(issue.remedy)"
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

/// A scene whose coordinator is listened to.
@MainActor
private final class WatchedScene {
  let coordinator: OrientationCoordinator
  var observation: OrientationObservation?
  var issues: AnyObject?
  var observed: UIInterfaceOrientation?

  init(_ coordinator: OrientationCoordinator) {
    self.coordinator = coordinator
    observed = coordinator.orientation
  }

  /// The coordinator's words without the issues, which were told when they were raised, and without who is asked, which the timeline says.
  static func told(_ explanation: String) -> String {
    explanation.split(separator: "\n").prefix { !$0.hasPrefix("Issue: ") }
      .filter { !$0.hasPrefix("UIKit asks ") }.joined(separator: "\n")
  }
}

private struct WeakVideo {
  weak var video: FullScreenVideoController?

  init(_ video: FullScreenVideoController) { self.video = video }
}
