import QuarterTurnPlatform

/// The issues of one scene: each is raised once per cause and screen, and resolved when its cause is gone.
@MainActor
final class IssueBoard {
  private(set) var open: [OrientationIssue] = []
  private let observers = Observers<OrientationIssue>()
  /// Told each issue as it is raised and as it is resolved.
  var onIssue: ((OrientationIssue) -> Void)?

  func raise(_ issue: OrientationIssue) {
    if let known = open.firstIndex(where: { $0.cause == issue.cause }) {
      // The same cause in other words is no news, but the words may fit better by now.
      open[known] = issue
      return
    }
    open.append(issue)
    Platform.log("\(issue.happened) \(issue.remedy)")
    send(issue)
  }

  func resolve(where isGone: (OrientationIssue) -> Bool) {
    let gone = open.filter(isGone)
    guard !gone.isEmpty else { return }
    open.removeAll(where: isGone)
    for var issue in gone {
      issue.isResolved = true
      send(issue)
    }
  }

  /// Makes the open issues of some kinds exactly these.
  func update(_ codes: [OrientationIssue.Code], to issues: [OrientationIssue]) {
    resolve { issue in codes.contains(issue.code) && !issues.contains { $0.cause == issue.cause } }
    for issue in issues { raise(issue) }
  }

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

  private func send(_ issue: OrientationIssue) {
    onIssue?(issue)
    observers.send(issue)
  }
}
