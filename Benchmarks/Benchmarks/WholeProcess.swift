import Dispatch
import Foundation

/// The command as a person starts it: a process from nothing to its exit.
enum WholeProcess {
  static let runs = 15

  /// Where the command is; `nil` where it was not built beside this benchmark.
  private static var command: URL? {
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("quarter-turn")
    return FileManager.default.isExecutableFile(atPath: command.path) ? command : nil
  }

  private static func start(_ command: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = command
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    // Waiting by waitUntilExit() looks every 50 ms only, which would be all that is measured.
    let exit = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in exit.signal() }
    try process.run()
    exit.wait()
  }

  /// The processor's seconds that one run takes: what else the machine does counts little.
  static func secondsOfWork(_ arguments: [String]) throws -> Double? {
    guard let command else { return nil }
    let before = secondsOfChildren
    try start(command, arguments)
    return secondsOfChildren - before
  }

  private static var secondsOfChildren: Double {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_CHILDREN, &usage)
    #else
      getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    #endif
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  /// Seconds for `arguments`, best and median; `nil` where the command was not built beside this benchmark.
  static func run(_ arguments: [String]) throws -> (best: Double, median: Double)? {
    guard let command else { return nil }
    let clock = ContinuousClock()
    var seconds: [Double] = []
    for _ in 0..<runs {
      let start = clock.now
      try self.start(command, arguments)
      let parts = start.duration(to: clock.now).components
      seconds.append(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }
    seconds.sort()
    return (seconds[0], seconds[runs / 2])
  }
}
