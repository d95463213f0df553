import HeadlessUIKit

/// Something that happened inside a step, in words; callbacks are not among these, a page keeps them apart.
struct Happening: Hashable {
  enum Tone: String {
    case plain
    case good
    case bad
    /// Why the mask is what it is.
    case explanation
  }

  let tone: Tone
  /// What kind of thing it is: `console, BugInUIKit`.
  var label = ""
  /// One line, or several such as code to add.
  let text: String

  /// All of a moment, in order; what the library says of the mask comes last, and only when it changed.
  static func all(of moment: Timeline.Moment, after before: Timeline.State?) -> [Happening] {
    var happenings: [Happening] = []
    var masks = before?.mask.map { [$0.mask] } ?? []
    var wasRequested = false
    var wasWritten = false
    for event in moment.events {
      switch event {
      case .simulation(.maskReported(let reported, _)): masks.append(reported)
      case .simulation(.deviceOrientationWritten): wasWritten = true
      case .simulation(.geometryRequested): wasRequested = true
      case .simulation(.interfaceTurned(let from, let to)) where from != to:
        let reason = TurnReason(
          from: from, to: to, masks: masks, state: moment.state, wasRequested: wasRequested, wasWritten: wasWritten)
        masks = Array(masks.suffix(1))
        happenings.append(Happening(tone: .plain, text: "rotated \(Words.name(from)) → \(Words.name(to)): \(reason.text)"))
      default: if let happening = Happening(event) { happenings.append(happening) }
      }
    }
    guard let text = moment.state.library?.explanation, text != before?.library?.explanation else { return happenings }
    return happenings + [Happening(tone: .explanation, text: text)]
  }
}

extension Happening {
  private init?(_ event: TimelineEvent) {
    switch event {
    case .simulation(.geometryRefused(let code, let text)): self.init(tone: .bad, label: "refused, code \(code)", text: text)
    case .simulation(.lockChanged(let isLocked)):
      self.init(tone: .plain, text: "the interface is \(isLocked ? "locked" : "no longer locked")")
    case .simulation(.console(let message)): self.init(tone: .bad, label: "console, \(message.category)", text: message.text)
    case .simulation(.crash(let crash)): self.init(tone: .bad, label: "crash, \(crash.name)", text: crash.reason)
    case .library(.issue(let kind, let text)):
      guard !text.isEmpty else { return nil }
      self.init(tone: .bad, label: "issue, \(kind)", text: text)
    case .library(.issueResolved(let kind, _)): self.init(tone: .good, label: "issue resolved, \(kind)", text: "")
    case .library(.rotated(let orientation)): self.init(tone: .plain, text: "rotate(to:) ended in \(Words.name(orientation))")
    case .library(.failed(let call, let text)): self.init(tone: .bad, label: "\(call) failed", text: text)
    // UIKit's own record has told of a refused geometry request already.
    case .library(.observed), .failure, .simulation: return nil
    }
  }

  /// The lines for a terminal.
  var lines: [StyledText] {
    let look: StyledText.Look =
      switch tone {
      case .plain: .plain
      case .good: .good
      case .bad: .bad
      case .explanation: .faint
      }
    let texts = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    guard !label.isEmpty else { return texts.map { StyledText($0, look) } }
    guard let first = texts.first else { return [StyledText(label, look)] }
    return [StyledText(label + ": ", look) + StyledText(first)] + texts.dropFirst().map { StyledText($0) }
  }
}
