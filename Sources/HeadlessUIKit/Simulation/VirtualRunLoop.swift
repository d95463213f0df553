/// A main run loop whose clock moves only when it is told to, so that nothing ever sleeps and every run is the same.
///
/// A turn runs the work that was due when it began, then commits: layout, then whatever waited for the transaction to end.
@MainActor
public final class VirtualRunLoop {
  /// A piece of work that can still be called off.
  @MainActor
  public final class Scheduled {
    fileprivate var work: (() -> Void)?

    fileprivate init(_ work: @escaping () -> Void) {
      self.work = work
    }

    public func cancel() { work = nil }
  }

  private struct Entry {
    let due: TimeInterval
    let sequence: UInt64
    let scheduled: Scheduled
  }

  /// Seconds since the simulation began.
  public private(set) var now: TimeInterval = 0
  /// True once a settling loop was stopped because it would not end.
  public private(set) var ranAway = false

  private var entries: [Entry] = []
  /// What only draws: it runs as time passes, and nobody waits for it.
  private var frames: [Entry] = []
  private var commits: [() -> Void] = []
  private var nextSequence: UInt64 = 0

  /// More turns than any legal sequence of steps takes: beyond it two parties are answering each other for ever.
  package static let turnLimit = 20_000

  public init() {}

  /// Runs the work in the next turn.
  public func perform(_ work: @escaping () -> Void) {
    schedule(after: 0, work)
  }

  /// Runs the work in the first turn that begins at least `delay` seconds from now.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ work: @escaping () -> Void) -> Scheduled {
    insert(work, after: delay, into: &entries)
  }

  /// Runs the work like ``schedule(after:_:)`` if time passes by itself: a picture that moves for ever does not keep the loop from coming to
  /// rest.
  @discardableResult
  package func scheduleFrame(after delay: TimeInterval, _ work: @escaping () -> Void) -> Scheduled {
    insert(work, after: delay, into: &frames)
  }

  private func insert(_ work: @escaping () -> Void, after delay: TimeInterval, into entries: inout [Entry]) -> Scheduled {
    let scheduled = Scheduled(work)
    let entry = Entry(due: now + max(delay, 0), sequence: nextSequence, scheduled: scheduled)
    nextSequence += 1
    // Nearly everything is due last, so the search from the end is short.
    var index = entries.count
    while index > 0, entries[index - 1].due > entry.due { index -= 1 }
    entries.insert(entry, at: index)
    return scheduled
  }

  /// Runs the work when the current transaction commits: at the end of this turn, or of the next if none is running.
  package func atCommit(_ work: @escaping () -> Void) {
    commits.append(work)
  }

  public var isIdle: Bool {
    dropCancelled()
    return entries.isEmpty && commits.isEmpty
  }

  /// Runs turns until nothing is left; the clock jumps over the time between.
  public func runUntilIdle() {
    run(until: .infinity)
  }

  /// Runs everything that falls due within the next `seconds`, and leaves the clock there.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(seconds, 0)
    run(until: end)
    now = max(now, end)
  }

  /// Runs one turn at the present time: what is due now, then the commit.
  public func runTurn() {
    let boundary = nextSequence
    while let frame = frames.first, frame.due <= now, frame.sequence < boundary {
      frames.removeFirst()
      frame.scheduled.work?()
      frame.scheduled.work = nil
    }
    while let first = entries.first, first.due <= now, first.sequence < boundary {
      entries.removeFirst()
      first.scheduled.work?()
      first.scheduled.work = nil
    }
    commit()
  }

  private func run(until end: TimeInterval) {
    var turns = 0
    while !isIdle || (end < .infinity && !frames.isEmpty) {
      // Frames alone never answer each other: time moves from one to the next.
      let onlyDraws = isIdle
      if commits.isEmpty, let due = nextDue, due > now {
        guard due <= end else { return }
        now = due
      }
      runTurn()
      guard !onlyDraws else { continue }
      turns += 1
      if turns >= Self.turnLimit { stop() }
    }
  }

  private var nextDue: TimeInterval? {
    guard let frame = frames.first?.due else { return entries.first?.due }
    return min(frame, entries.first?.due ?? frame)
  }

  /// Drops all that is to come: whoever drives the loop has seen that it would not end.
  package func stop() {
    ranAway = true
    entries.removeAll()
    frames.removeAll()
    commits.removeAll()
  }

  private func commit() {
    var rounds = 0
    while !commits.isEmpty {
      rounds += 1
      guard rounds <= Self.turnLimit else { return stop() }
      let due = commits
      commits.removeAll(keepingCapacity: true)
      for work in due { work() }
    }
  }

  private func dropCancelled() {
    while let first = entries.first, first.scheduled.work == nil { entries.removeFirst() }
    while let first = frames.first, first.scheduled.work == nil { frames.removeFirst() }
  }
}

extension VirtualRunLoop: MainLoop.Clock {
  package func schedule(after delay: TimeInterval, isRepeating: Bool, _ work: @escaping () -> Void) {
    _ = isRepeating ? scheduleFrame(after: delay, work) : schedule(after: delay, work)
  }
}
