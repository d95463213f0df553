import Dispatch
import Foundation

/// The command as a person starts it: a process from nothing to its exit.
enum WholeProcess {
  static let runs = 15

  /// Seconds for `arguments`, best and median; `nil` where the command was not built beside this benchmark.
  static func run(_ arguments: [String]) throws -> (best: Double, median: Double)? {
    let command = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("quarter-turn")
    guard FileManager.default.isExecutableFile(atPath: command.path) else { return nil }
    let clock = ContinuousClock()
    var seconds: [Double] = []
    for _ in 0..<runs {
      let process = Process()
      process.executableURL = command
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      // Waiting by waitUntilExit() looks every 50 ms only, which would be all that is measured.
      let exit = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in exit.signal() }
      let start = clock.now
      try process.run()
      exit.wait()
      let parts = start.duration(to: clock.now).components
      seconds.append(Double(parts.seconds) + Double(parts.attoseconds) / 1e18)
    }
    seconds.sort()
    return (seconds[0], seconds[runs / 2])
  }
}
