import HeadlessUIKit

/// What happened inside a step, in the words people need; callbacks are left to the JSON view.
struct EventLines {
  let moment: Timeline.Moment
  let before: Timeline.State?
  let style: TextStyle

  var lines: [String] {
    var lines: [String] = []
    var mask = before?.mask?.mask
    var wasRequested = false
    for event in moment.events {
      switch event {
      case .simulation(.maskReported(let reported, _)): mask = reported
      case .simulation(.geometryRequested): wasRequested = true
      case .simulation(.interfaceTurned(let from, let to)) where from != to:
        let reason = TurnReason(from: from, to: to, mask: mask, state: moment.state, wasRequested: wasRequested)
        lines.append("turned \(Words.name(from)) → \(Words.name(to)): \(reason.text)")
      default: lines += line(for: event)?.split(separator: "\n").map(String.init) ?? []
      }
    }
    return lines + explanation
  }

  /// The words for an event; a few texts have lines of their own, such as code to add.
  private func line(for event: TimelineEvent) -> String? {
    switch event {
    case .simulation(.geometryRefused(let code, let text)): style.bad("refused, code \(code): \(text)")
    case .simulation(.lockChanged(let isLocked)): "the interface is \(isLocked ? "locked" : "not locked any more")"
    case .simulation(.console(let message)): style.bad("console, \(message.category): \(message.text)")
    case .simulation(.crash(let crash)): style.bad("crash, \(crash.name): \(crash.reason)")
    case .library(.issue(let kind, let text)): text.isEmpty ? nil : style.bad("issue, \(kind): ") + text
    case .library(.issueResolved(let kind, _)): style.good("issue resolved, \(kind)")
    case .library(.rotated(let orientation)): "the turn ended in \(Words.name(orientation))"
    case .library(.failed(let call, let text)): style.bad("\(call) failed: \(text)")
    // UIKit's own record has told of a refused geometry request already.
    case .library(.observed), .failure, .simulation: nil
    }
  }

  /// The library's own words, when they changed.
  private var explanation: [String] {
    guard let text = moment.state.library?.explanation, text != before?.library?.explanation else { return [] }
    return text.split(separator: "\n").map { style.faint(String($0)) }
  }
}
