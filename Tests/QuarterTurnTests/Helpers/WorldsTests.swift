import HeadlessUIKit
import Testing

@Suite struct WorldsTests {
  @Test func everyCombinationOfFewSwitches() {
    #expect(Worlds.product([2, 3]).count == 6)
    #expect(Worlds.over([]) == [[:]])
    #expect(Worlds.over([.sceneDelegateAnswersFirst]).count == 2)
  }

  @Test func everyAnswer() {
    let rows = Worlds.each([2, 3, 1])
    #expect(rows == [[0, 0, 0], [1, 1, 0], [0, 2, 0]])
  }

  @Test func everyPairOfMany() {
    let counts = [2, 2, 3, 2, 2, 2, 2, 3]
    let rows = Worlds.pairwise(counts)
    for first in counts.indices {
      for second in counts.indices where second > first {
        #expect(Set(rows.map { [$0[first], $0[second]] }).count == counts[first] * counts[second])
      }
    }
    #expect(rows.count < 20)
    #expect(rows == Worlds.pairwise(counts))
  }

  @Test("A test is rerun for each value of the switch that it reads")
  @MainActor
  func rerunForEachValue() async throws {
    let values = try await Self.reruns { [World.assumptions[.orientationValueDuringTurn]] }
    #expect(Set(values.map { $0[0] }) == Set(Assumption.orientationValueDuringTurn.values.indices))
  }

  @Test("A test is rerun for each combination of two switches, also where it reads the second in some worlds only")
  @MainActor
  func rerunForEachCombination() async throws {
    let values = try await Self.reruns {
      let assumptions = World.assumptions
      let first = assumptions[.sceneDelegateAnswersFirst]
      return first == 1 ? [first, assumptions[.deviceOrientationWriteIsStored]] : [first]
    }
    #expect(Set(values) == [[0], [1, 0], [1, 1]])
  }

  @Test("A test that reads no switch runs once")
  @MainActor
  func runOnce() async throws {
    #expect(try await Self.reruns { [] } == [[]])
  }

  /// What a body returned in each of its worlds.
  @MainActor
  private static func reruns(_ body: @escaping @MainActor () -> [Int]) async throws -> [[Int]] {
    let test = try #require(Test.current)
    var results: [[Int]] = []
    let run: @MainActor () -> Void = { results.append(body()) }
    try await WorldsTrait().provideScope(for: test, testCase: nil) { @concurrent in await run() }
    return results
  }
}
