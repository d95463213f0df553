import QuarterTurnPlatform

/// The issues of one scene: each is raised once per cause and screen, and resolved when its cause is gone.
@MainActor
final class IssueLog {
  private(set) var open: [OrientationIssue] = []
  // Issues that are not a function of the scene's state, and stay until they are withdrawn.
  private var notices: [OrientationIssue] = []
  private let observers = Observers<OrientationIssue>()

  // Makes the open issues exactly these and the notices: raises what is new, resolves what is not among them.
  // `kept`: kinds that were not looked at, and stay as they are.
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

  func withdraw(_ code: OrientationIssue.Code, about subject: String? = nil) {
    for notice in notices where notice.code == code && (subject ?? notice.subject) == notice.subject { withdraw(notice.cause) }
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

  func stream() -> AsyncStream<OrientationIssue> {
    observers.stream(beginningWith: open, keeping: 64)
  }

  func observe(_ handler: @escaping @MainActor (OrientationIssue) -> Void) -> Lifetime {
    let lifetime = observers.add(handler)
    for issue in open { handler(issue) }
    return lifetime
  }

  func finish() { observers.finish() }
}
