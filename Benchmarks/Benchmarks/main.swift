import Foundation
import HeadlessUIKit
import QuarterTurnTestSupport

// Run from the root of a checkout, in release: `swift build -c release && .build/release/QuarterTurnBenchmarks --help`.

func figure(_ value: Double, _ digits: Int = 1) -> String { String(format: "%.\(digits)f", value) }

@MainActor
func runMeasurements() async throws {
  print("Device turns through a navigation controller and a full-screen modal (aim: 100000 a second)")
  for major in [15, 18, 26, 27] {
    let timing = DeviceTurns.run(system: SystemVersion(major))
    print(
      "  iOS \(major): \(Int(timing.perSecond)) a second, \(figure(timing.median * 1e6)) µs each, best \(figure(timing.best * 1e6)) µs"
    )
  }

  print("Answering UIKit (aim: the same with 10 and with 1000 live requests, no allocation)")
  let few = Answers.run(liveRequests: 10)
  let many = Answers.run(liveRequests: 1000)
  for (name, result) in [("10 requests", few), ("1000 requests", many)] {
    guard let result else { continue }
    print(
      "  \(name): \(figure(result.timing.median * 1e9, 0)) ns, \(result.allocations) allocations in \(Answers.questions) questions"
    )
  }
  if let few, let many { print("  ratio 1000 : 10 = \(figure(many.timing.median / few.timing.median, 2))") }

  print("Calls of UIKit for one visible turn (budget: \(CallBudget.budget))")
  for major in [15, 18, 26, 27] {
    for (name, spent) in [
      ("lock and release", CallBudget.lock(system: SystemVersion(major))),
      ("rotate", CallBudget.rotate(system: SystemVersion(major))),
    ] {
      guard let spent else { continue }
      print(
        "  iOS \(major), \(name): \(spent.turns) turns, \(spent.refreshes) refreshes, \(spent.requests) requests, "
          + "\(spent.writes) writes, \(spent.attempts) attempts")
    }
  }

  print("A SwiftUI body that runs again and changes nothing (aim: no call of UIKit)")
  let bare = BodyUpdates.run(withModifiers: false)
  let modified = BodyUpdates.run(withModifiers: true)
  for (name, result) in [("without modifiers", bare), ("with six modifiers", modified)] {
    guard let result else { continue }
    print(
      "  \(name): \(figure(result.timing.median * 1e6)) µs, \(figure(result.allocations)) allocations, "
        + "\(result.calls) calls of UIKit, \(Int(result.nodesPerSecond)) node updates a second")
  }

  if let bare, let modified {
    // What the model's SwiftUI spends on the modifiers' nodes is in it: the library's own part is smaller still.
    print(
      "  the modifiers alone: \(figure((modified.timing.median - bare.timing.median) * 1e6)) µs and "
        + "\(figure(modified.allocations - bare.allocations)) allocations an update, with : without = "
        + figure(modified.timing.median / bare.timing.median, 1))
  }

  for (name, aim, arguments) in [
    ("One `quarter-turn simulate`", " (aim: 50 ms)", ["simulate", "Examples/Scenarios/B14-return-to-portrait.json"]),
    ("The tour of the example app, `quarter-turn demo`,", "", ["demo"]),
  ] {
    print("\(name) as a whole process\(aim)")
    if let timing = try WholeProcess.run(arguments) {
      print("  \(figure(timing.median * 1000)) ms, best \(figure(timing.best * 1000)) ms")
    } else {
      print("  not built beside this benchmark")
    }
  }

  print("All examples on the full matrix (aim: 3 s)")
  if let result = await FullMatrix.run() {
    print(
      "  \(figure(result.seconds, 2)) s for \(result.runs) runs: \(result.scenarios) scenarios on \(result.devices) devices, "
        + (result.isAsExpected ? "all as expected" : "not all as expected"))
  } else {
    print("  Examples/Scenarios is not here")
  }
}

func enumerate() -> Bool {
  print("Every layout that asks for something else in each orientation, through two rotations of the device")
  let result = RotationEnumeration()
  print("  \(result.causes) causes, at most \(result.mostRotations) rotations for one, \(result.faultCount) at fault")
  for fault in result.faults { print("  \(fault)") }
  return result.faultCount == 0
}

func measureGrowth(_ count: Int) throws {
  print("Long scenarios of one kind of step (aim: 4000 in 5 s)")
  for kind in Growth.Kind.allCases {
    guard let few = try Growth.seconds(kind, count / 4), let many = try Growth.seconds(kind, count) else {
      return print("  the command is not built beside this benchmark")
    }
    print("  \(count) \(kind.rawValue): \(figure(many, 2)) s, \(figure(many / few)) times a quarter of them")
  }
}

@MainActor
func takeWalks(_ options: BenchmarkOptions) async -> Bool {
  var isSound = true
  for kind in options.walks {
    print(kind.title)
    let walks = await RandomWalks.run(kind, seeds: options.seeds)
    print("  \(walks.count) in \(figure(walks.seconds)) s, \(walks.faults.count) at fault")
    for fault in walks.faults { print("  \(fault)") }
    if !walks.faults.isEmpty { isSound = false }
  }
  return isSound
}

let options: BenchmarkOptions
do {
  options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("QuarterTurnBenchmarks: \(error). See --help.\n".utf8))
  exit(EX_USAGE)
}
guard !options.isHelp else {
  print(BenchmarkOptions.help)
  exit(EX_OK)
}
if options.measures { try await runMeasurements() }
if let count = options.growth { try measureGrowth(count) }
if options.enumerates, !enumerate() { exit(1) }
if await !takeWalks(options) { exit(1) }
