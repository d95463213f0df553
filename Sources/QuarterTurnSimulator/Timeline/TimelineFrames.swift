import HeadlessUIKit

/// A step as a picture shows it: what was done, the state after it, and what was expected there.
struct TimelineFrame {
  let moment: Timeline.Moment
  /// Where the moment stands in its timeline.
  let index: Int
  /// The state before the step; absent at launch.
  let before: Timeline.State?
  /// The expectations that follow the step, each with its line.
  var checks: [(line: Int, check: Timeline.Check)] = []
  /// Steps after this one that were left out, in words.
  var passedOver: [String] = []

  var holds: Bool { checks.allSatisfy(\.check.holds) }

  var happenings: [Happening] { Happening.all(of: moment, after: before) }

  /// What was done: `instead` marks what an app does without the library.
  var title: String { (moment.kind == .instead ? "instead: " : "") + moment.title }
}

extension Timeline {
  /// The steps, each with the expectations that follow it.
  ///
  /// An expectation is a frame of its own where the state is not the step's any more: time may pass before it.
  var frames: [TimelineFrame] {
    var frames: [TimelineFrame] = []
    var before: State?
    for (index, moment) in moments.enumerated() {
      let checks = moment.checks.map { (line: moment.line, check: $0) }
      switch moment.kind {
      case .expect where frames.last.map { $0.moment.state.looks(like: moment.state) } ?? false:
        frames[frames.count - 1].checks += checks
      case .passedOver where !frames.isEmpty: frames[frames.count - 1].passedOver.append(moment.title)
      case .launch, .step, .library, .instead, .expect, .passedOver:
        frames.append(TimelineFrame(moment: moment, index: index, before: before, checks: checks))
      }
      before = moment.state
    }
    return frames
  }

  /// The pages that a run goes to from the one it starts on, each with the index of its first frame; the first is the start.
  package var pages: [(title: String, start: Int)] {
    let frames = frames
    guard let home = frames.first?.moment.state.visible else { return [] }
    var pages = [(title: home, start: 0)]
    var isHome = true
    for (index, frame) in frames.enumerated() {
      guard let visible = frame.moment.state.visible else { continue }
      if isHome, visible != home { pages.append((title: visible, start: index)) }
      isHome = visible == home
    }
    return pages
  }
}

extension Timeline.State {
  /// Whether a picture of the other state is the same.
  fileprivate func looks(like other: Timeline.State) -> Bool {
    pose == other.pose && interface == other.interface && size == other.size && screen == other.screen && visible == other.visible
      && mask == other.mask && isUserLocked == other.isUserLocked && isInterfaceLocked == other.isInterfaceLocked
  }
}
