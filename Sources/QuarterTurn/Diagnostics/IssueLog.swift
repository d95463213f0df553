import QuarterTurnPlatform

/// The issues of one scene: each is raised once per cause and screen, and resolved when its cause is gone.
@MainActor
final class IssueLog {
  private(set) var open: [OrientationIssue] = []
  /// What is not a function of the scene's state, and stays until it is withdrawn.
  private var notices: [OrientationIssue] = []
  private let observers = Observers<OrientationIssue>()

  /// Makes the open issues exactly these and the notices: what is new is raised, what is not among them is resolved.
  ///
  /// - Parameter kept: kinds that were not looked at, and stay as they are.
  func replace(with issues: [OrientationIssue], keeping kept: Set<OrientationIssue.Code> = []) {
    let due = issues + notices
    let gone = open.filter { issue in !kept.contains(issue.code) && !due.contains { $0.cause == issue.cause } }
    open.removeAll { issue in gone.contains { $0.cause == issue.cause } }
    for var issue in gone {
      issue.isResolved = true
      observers.send(issue)
    }
    for issue in due { raise(issue) }
  }

  /// Raises an issue that stays until it is withdrawn.
  func note(_ issue: OrientationIssue) {
    guard !notices.contains(where: { $0.cause == issue.cause }) else { return }
    notices.append(issue)
    raise(issue)
  }

  func withdraw(_ cause: OrientationIssue.Cause) {
    guard notices.contains(where: { $0.cause == cause }) else { return }
    notices.removeAll { $0.cause == cause }
    replace(with: open.filter { $0.cause != cause })
  }

  private func raise(_ issue: OrientationIssue) {
    if let known = open.firstIndex(where: { $0.cause == issue.cause }) {
      // The same cause in other words is no news, but the words may fit better by now.
      open[known] = issue
      return
    }
    open.append(issue)
    Platform.log("\(issue.reason) \(issue.remedy)")
    observers.send(issue)
  }

  // MARK: Observing

  /// A new stream with what is open first; up to 64 wait for a slow reader.
  func stream() -> AsyncStream<OrientationIssue> {
    observers.stream(beginningWith: open, keeping: 64)
  }

  /// Tells what is open now, then everything new, for as long as the result is kept.
  func observe(_ handler: @escaping @MainActor (OrientationIssue) -> Void) -> Lifetime {
    let lifetime = observers.add(handler)
    for issue in open { handler(issue) }
    return lifetime
  }

  func finish() { observers.finish() }
}
