import HeadlessUIKit
import Testing

@testable import QuarterTurnSimulator

/// Files with hundreds of one thing.
@MainActor
@Suite("Long scenarios")
struct LongScenarioTests {
  enum Kind: String, CaseIterable, Sendable {
    case pushes, presentations, masks, locks, windows, scenes

    /// A step and what is looked at after the last of them.
    func steps(_ number: Int) -> (repeated: [String], end: String) {
      let last = "n\(number - 1)"
      func each(_ step: (Int) -> String) -> [String] { (0..<number).map(step) }
      switch self {
      case .pushes: return (each { #"{ "push": { "name": "n\#($0)" }, "in": "nav" }"# }, #""visible": "\#(last)""#)
      case .presentations: return (each { #"{ "present": { "name": "n\#($0)" } }"# }, #""visible": "\#(last)""#)
      case .masks:
        let pushes = each { #"{ "push": { "name": "n\#($0)" }, "in": "nav" }"# }
        return (pushes + each { #"{ "setMaskWhileVisible": "portrait", "on": "n\#($0)" }"# }, #""mask": "portrait""#)
      case .locks: return (each { #"{ "lock": "portrait", "as": "n\#($0)" }"# }, #""mask": "portrait""#)
      case .windows:
        let window = { (number: Int) in
          #"{ "openWindow": "w\#(number)", "root": { "name": "n\#(number)", "mask": "landscape" }, "level": "alert" }"#
        }
        return (each(window), #""mask": "landscape""#)
      case .scenes: return (each { #"{ "connectScene": "s\#($0)", "root": { "name": "n\#($0)" } }"# }, #""visible": "list""#)
      }
    }

    func scenario(_ number: Int) throws -> Scenario {
      let (steps, end) = steps(number)
      var text = ScenarioText((steps + [#"{ "expect": { \#(end) } }"#]).joined(separator: ",\n"))
      text.delegate = #""quarterTurn""#
      text.controllers = "[]"
      if self == .scenes { text.head = text.head.replacing("iPhone 13", with: "iPad Air (5th generation)") }
      return try text.scenario()
    }
  }

  // How long they take is measured by the benchmarks (`--growth`).
  @Test("hundreds of one thing end as they should", arguments: Kind.allCases)
  func hundreds(kind: Kind) throws {
    let scenario = try kind.scenario(200)
    let pair = try PairSelection().pair(for: scenario)
    let timeline = try ScenarioRunner(scenario: scenario, pair: pair, library: QuarterTurnLibrary()).run()
    #expect(timeline.checks.map(\.holds) == [true])
  }

  @Test("many requests are counted and not told one by one at each step")
  func manyLocks() throws {
    let lengths = try [200, 300, 400].map { number in
      let scenario = try Kind.locks.scenario(number)
      let timeline = try ScenarioRunner(
        scenario: scenario, pair: PairSelection().pair(for: scenario), library: QuarterTurnLibrary()
      ).run()
      return ScenarioResult(file: "a.json", outcome: .ran(timeline)).text().count
    }
    #expect(lengths[2] - lengths[1] == lengths[1] - lengths[0])
  }
}
