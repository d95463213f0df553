import HeadlessUIKit
import Testing

@Suite struct WorldsTests {
  @Test func everyCombinationOfFewSwitches() {
    #expect(Worlds.product([2, 3]).count == 6)
    #expect(Worlds.over([]) == [[:]])
    #expect(Worlds.over([.sceneDelegateAnswersFirst]).count == 2)
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

  @Test("A scope may run its test several times", .worlds)
  @MainActor
  func testsAreRerunInEveryWorldTheyAskFor() {
    let assumptions = World.assumptions
    let value = assumptions[.orientationValueDuringTurn]
    #expect(value == World.current?.choices[.orientationValueDuringTurn] ?? 0)
  }
}
