/// When a timeline's content is made anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date

  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often the system draws.
@nonexhaustive
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// As often as the screen is drawn, or less.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// Without an interval sixty times a second.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
    isPaused = paused
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(date: startDate, interval: interval, isPaused: isPaused)
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date?
    let interval: Double
    let isPaused: Bool

    public mutating func next() -> Date? {
      defer { date = isPaused ? nil : date?.addingTimeInterval(interval) }
      return date
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// At the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return Entries(date: Date(timeIntervalSinceReferenceDate: minute * 60))
  }

  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date

    public mutating func next() -> Date? {
      defer { date = date.addingTimeInterval(60) }
      return date
    }
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
