import Foundation
import HeadlessUIKit
import Testing

/// One choice for each question that the rule sheet leaves open; a test with the trait `.worlds` runs in each that matters to it.
@MainActor
final class World {
  @TaskLocal static var current: World?

  let choices: [Assumption: Int]
  private var made: [Assumptions] = []

  init(_ choices: [Assumption: Int]) {
    self.choices = choices
  }

  /// The assumptions for a new simulation in the present world.
  static var assumptions: Assumptions {
    guard let current else { return Assumptions() }
    let assumptions = Assumptions(current.choices)
    current.made.append(assumptions)
    return assumptions
  }

  /// Which questions were asked in this world.
  var reads: Set<Assumption> { made.reduce(into: []) { $0.formUnion($1.reads) } }
}

/// Reruns a test over the product of the switches that it reads, pairwise above six.
struct WorldsTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    var switches: Set<Assumption> = []
    var seen: Set<[Assumption: Int]> = []
    var due: [[Assumption: Int]] = [[:]]
    while let choices = due.first {
      due.removeFirst()
      guard seen.insert(choices).inserted else { continue }
      let world = await World(choices)
      WorldCount.shared.note(choices, of: test)
      try await World.$current.withValue(world) { try await function() }
      let reads = await world.reads
      // Another world may lead to questions that the first did not ask.
      if !reads.isSubset(of: switches) {
        switches.formUnion(reads)
        due = Worlds.over(switches)
      }
    }
    WorldCount.shared.finish(worlds: seen.count)
  }
}

extension Trait where Self == WorldsTrait {
  static var worlds: Self { WorldsTrait() }
}

/// Counts tests and worlds; with `QUARTERTURN_WORLDS` set it prints the counts when the process ends.
final class WorldCount: @unchecked Sendable {
  static let shared = WorldCount()

  private let lock = NSLock()
  private var tests = 0
  private var worlds = 0
  private let mode = ProcessInfo.processInfo.environment["QUARTERTURN_WORLDS"]

  private init() {
    // Else one total, the test runner's, ends the run.
    guard mode != nil else { return }
    atexit {
      let (tests, worlds) = WorldCount.shared.total
      print("\(tests) tests in \(worlds) worlds")
    }
  }

  var total: (tests: Int, worlds: Int) {
    lock.withLock { (tests, worlds) }
  }

  func finish(worlds count: Int) {
    lock.withLock {
      tests += 1
      worlds += count
    }
  }

  func note(_ choices: [Assumption: Int], of test: Test) {
    guard mode == "verbose" else { return }
    let named = choices.filter { $0.value != 0 }.map { "\($0.key): \($0.key.values[$0.value])" }.sorted()
    print("\(test.name) in \(named.isEmpty ? "the default world" : named.joined(separator: "; "))")
  }
}
