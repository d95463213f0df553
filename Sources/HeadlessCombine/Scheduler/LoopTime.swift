#if !canImport(Combine)
  /// A time of a queue or a run loop: seconds in the simulated world, or since the machine began.
  public struct LoopTime: Strideable, Hashable, Sendable {
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
      Sendable
    {
      public var timeInterval: TimeInterval

      public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
      public init(floatLiteral value: TimeInterval) { timeInterval = value }
      public init(integerLiteral value: Int) { timeInterval = TimeInterval(value) }
      public init?<T: BinaryInteger>(exactly source: T) { timeInterval = TimeInterval(source) }

      public var magnitude: TimeInterval { abs(timeInterval) }

      public static func + (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval + right.timeInterval) }
      public static func - (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval - right.timeInterval) }
      public static func * (left: Stride, right: Stride) -> Stride { Stride(left.timeInterval * right.timeInterval) }
      public static func *= (left: inout Stride, right: Stride) { left = left * right }
      public static func < (left: Stride, right: Stride) -> Bool { left.timeInterval < right.timeInterval }

      public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
      public static func seconds(_ s: Double) -> Stride { Stride(s) }
      public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
      public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
    }

    public var seconds: TimeInterval

    public init(seconds: TimeInterval) { self.seconds = seconds }

    public func distance(to other: LoopTime) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> LoopTime { LoopTime(seconds: seconds + n.timeInterval) }
  }
#endif
