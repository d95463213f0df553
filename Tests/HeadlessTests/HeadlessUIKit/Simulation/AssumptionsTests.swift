import HeadlessUIKit
import Testing

@MainActor @Suite struct AssumptionsTests {
  @Test("every open question names its rule and at least two answers")
  func questions() {
    for assumption in Assumption.allCases {
      #expect(assumption.rule.hasPrefix("R"))
      #expect(assumption.values.count >= 2)
      #expect(Set(assumption.values).count == assumption.values.count)
    }
  }

  @Test("only what was asked is read, and the first answer is the default")
  func reads() {
    let assumptions = Assumptions([.flatPosesUnderUserLock: 1])
    #expect(assumptions.reads.isEmpty)
    #expect(assumptions[.flatPosesUnderUserLock] == 1)
    #expect(assumptions[.transitionsHoldTheMask] == 0)
    #expect(assumptions.reads == [.flatPosesUnderUserLock, .transitionsHoldTheMask])
  }
}
