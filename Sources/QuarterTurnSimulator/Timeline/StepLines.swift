import HeadlessUIKit

/// A run as a person follows it: a heading for each page, a line for each step with what it changed, and each expectation that does not
/// hold.
struct StepLines {
  private let timeline: Timeline
  private let columns: Int?
  private static let titleWidth = 36

  init(_ timeline: Timeline, columns: Int?) {
    self.timeline = timeline
    self.columns = columns
  }

  var lines: [StyledText] {
    let pages = timeline.pages
    return timeline.frames.enumerated().flatMap { index, frame -> [StyledText] in
      let page = pages.first { $0.start == index }?.title
      let heading: [StyledText] = page.map { [StyledText(""), .bold($0)] } ?? []
      return heading + step(frame)
    }
  }

  private func step(_ frame: TimelineFrame) -> [StyledText] {
    let state = frame.moment.state
    let picture = DevicePicture(pose: state.pose, interface: state.interface)
    let mark: StyledText = frame.checks.isEmpty ? "  " : frame.holds ? .good("✓ ") : .bad("✗ ")
    let number = StyledText.faint("\(frame.moment.line)".leftPadded(to: 4) + " ")
    let start = number + mark + StyledText(picture.text, picture.isUpright ? .plain : .changed) + "  "
    let changes = changes(of: frame)
    let failures = frame.checks.filter { !$0.check.holds }.flatMap { line, check in
      check.failure(number: .faint("\(line)".leftPadded(to: 4) + " "))
    }
    let title = StyledText(frame.title)
    let line = (start + title).hanging(at: start.width)
    guard let first = changes.first else { return [line] + failures }
    let all = changes.dropFirst().reduce(first) { $0 + " · " + $1 }
    let whole = start + title.padded(to: Self.titleWidth) + " " + all
    guard let columns, whole.width > columns else { return [whole] + failures }
    let indent = StyledText(String(repeating: " ", count: start.width))
    let parts = (indent + all).width > columns ? changes : [all]
    return [line] + parts.map { indent + $0 } + failures
  }

  /// What the step changed: the interface, the mask, or nothing.
  private func changes(of frame: TimelineFrame) -> [StyledText] {
    let state = frame.moment.state
    var parts: [StyledText] = []
    if state.interface != frame.before?.interface { parts.append(.changed(Words.name(state.interface))) }
    if let mask = state.mask?.mask, mask != frame.before?.mask?.mask { parts.append(StyledText("mask \(Words.name(mask))")) }
    for happening in frame.happenings where happening.tone == .bad { parts.append(.bad(happening.label)) }
    return parts
  }
}
