/// Content made anew as time passes, by a schedule.
///
/// Dates are those of the world's virtual time, which begins at the reference date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What a timeline tells its content.
  public struct Context {
    public let date: Date
    public let cadence: Cadence

    /// How often the content is made anew.
    @nonexhaustive
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public typealias Body = Never

  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.init(schedule: schedule, content: content)
  }
}

extension TimelineView: PrimitiveView where Content: View {
  func render(in node: Node) {
    let loop = node.runtime.simulation.runLoop
    let clock = node.stored(0) { TimelineClock(node) }
    let now = Date(timeIntervalSinceReferenceDate: loop.now)
    let context = TimelineViewDefaultContext(date: now, cadence: .live)
    node.place(node.tracked { content(context) }, at: .slot(0))
    var entries = schedule.entries(from: now, mode: .normal).makeIterator()
    var next = entries.next()
    while let date = next, date <= now { next = entries.next() }
    clock.wait(next.map { $0.timeIntervalSince(now) }, loop)
  }
}

/// Waits for a timeline's next date, while it can be seen.
@MainActor
private final class TimelineClock {
  private weak var node: Node?
  private var frame: VirtualRunLoop.Scheduled?

  init(_ node: Node) {
    self.node = node
    node.onVisibilityChange = { [weak self] isVisible in
      if isVisible { self?.tick() } else { self?.frame?.cancel() }
    }
    node.onDestroy { [weak self] in self?.frame?.cancel() }
  }

  func wait(_ seconds: TimeInterval?, _ loop: VirtualRunLoop) {
    frame?.cancel()
    guard let seconds, node?.isVisible == true else { return }
    frame = loop.scheduleFrame(after: seconds) { [weak self] in self?.tick() }
  }

  private func tick() {
    if let node { node.runtime.markDirty(node) }
  }
}
