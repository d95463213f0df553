import Foundation
import QuarterTurnSimulator
import Gallery

/// Every example on every device and system that it does not fix.
@MainActor
enum FullMatrix {
  static let folder = "Examples/Scenarios"

  struct Result {
    let seconds: Double
    let scenarios: Int
    let devices: Int
    let runs: Int
    let isAsExpected: Bool
  }

  /// One full run; `nil` outside of a checkout.
  static func run() async -> Result? {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".json") }
    guard !names.isEmpty else { return nil }
    let clock = ContinuousClock()
    let start = clock.now
    let matrix = await MatrixBatch(withLibrary: true, pages: TourPages()).run(
      names.sorted().map { "\(folder)/\($0)" })
    let parts = start.duration(to: clock.now).components
    return Result(
      seconds: Double(parts.seconds) + Double(parts.attoseconds) / 1e18, scenarios: matrix.scenarios, devices: matrix.devices,
      runs: matrix.runs, isAsExpected: matrix.holds)
  }
}
