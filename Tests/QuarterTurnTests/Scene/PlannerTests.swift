import HeadlessUIKit
import QuarterTurnPlatform
import Testing

@testable import QuarterTurn

@Suite("How a turn comes about") struct PlannerTests {
  private func plan(
    _ era: Era, at current: UIInterfaceOrientation, pose: UIInterfaceOrientation? = nil, before: UIInterfaceOrientation? = nil,
    from told: UIInterfaceOrientationMask, to answer: UIInterfaceOrientationMask, allowed: UIInterfaceOrientationMask? = nil,
    wish: Planner.Wish = .nothing, isInForeground: Bool = true, isLockHeld: Bool = false
  ) -> Plan {
    Planner.plan(
      Planner.State(
        era: era, current: current, pose: pose, before: before, isInForeground: isInForeground, isLockHeld: isLockHeld),
      from: told, to: answer, allowed: allowed ?? answer, wish: wish)
  }

  @Test("Nothing is done while nothing changes, wherever the device points", arguments: Era.allCases)
  func nothingChanged(era: Era) {
    let plan = plan(era, at: .portrait, pose: .landscapeLeft, from: .all, to: .all)
    #expect(plan == Plan(row: .nothingChanged))
  }

  @Test("In the background only the answer changes (R5.14)", arguments: Era.allCases)
  func background(era: Era) {
    let plan = plan(era, at: .portrait, from: .portrait, to: .landscape, isInForeground: false)
    #expect(plan.steps == [.answer(.landscape)])
  }

  @Test("Goal is current: one refresh, below 16 one attempt to rotate (R5.13)")
  func goalIsCurrent() {
    for era in Era.allCases {
      let plan = plan(era, at: .portrait, pose: .portrait, from: .all, to: .portrait)
      #expect(plan.row == .goalIsCurrent)
      #expect(plan.steps == [.answer(.portrait), era == .ios15 ? .attemptRotation : .refresh])
      #expect(plan.pinEnd == nil)
    }
  }

  @Test("A one-member mask turns with one refresh; below 16 with the write")
  func oneMemberMask() {
    for era in Era.allCases {
      let plan = plan(era, at: .landscapeLeft, pose: .landscapeLeft, from: .all, to: .portrait)
      #expect(plan.row == .refreshAlone)
      let turn: [Plan.Step] = era == .ios15 ? [.writeDeviceOrientation(.portrait), .attemptRotation] : [.refresh]
      #expect(plan.steps == [.answer(.portrait)] + turn)
      #expect(plan.stepsAfterPin.isEmpty)
    }
  }

  @Test("A mask with several members is narrowed to the goal until it is reached: two refreshes in all")
  func pinnedTurn() {
    for era in Era.allCases {
      let plan = plan(era, at: .portrait, pose: .portrait, from: .all, to: .landscape)
      #expect(plan.goal?.orientation == .landscapeRight)
      #expect(plan.pinEnd == .settled)
      #expect(plan.steps.first == .answer(.landscapeRight))
      #expect(plan.stepsAfterPin.first == .answer(.landscape))
      let refreshes = (plan.steps + plan.stepsAfterPin).count { $0 == .refresh || $0 == .attemptRotation }
      #expect(refreshes == (era == .ios15 ? 1 : 2))
      #expect(!plan.steps.contains(.requestGeometry(.landscapeRight)))
    }
  }

  @Test("A goal that the device's pose would undo is held until the device turns (R5.9, R5.11)")
  func heldAgainstPose() {
    let plan = plan(
      .ios16, at: .portrait, pose: .portrait, from: .portrait, to: .all, wish: .prefer(.landscapeLeft))
    #expect(plan.goal?.reason == .preferred)
    #expect(plan.pinEnd == .deviceTurns)
  }

  @Test("A rotate from 16 adds one geometry request that names the goal alone (B42)")
  func rotateAsksOnce() {
    for era in Era.allCases {
      let plan = plan(
        era, at: .portrait, pose: .portrait, from: .all, to: .all, wish: .rotate(.landscapeRight, until: .deviceTurns))
      #expect(plan.pinEnd == .deviceTurns)
      #expect(plan.steps.contains(.requestGeometry(.landscapeRight)) == (era >= .ios16))
    }
  }

  @Test("A rotate to where the device points needs no holding")
  func rotateToPose() {
    let plan = plan(
      .ios26, at: .portrait, pose: .landscapeLeft, from: .all, to: .all, wish: .rotate(.landscapeLeft, until: .deviceTurns))
    #expect(plan.pinEnd == .settled)
    let there = self.plan(
      .ios26, at: .portrait, pose: .portrait, from: .all, to: .all, wish: .rotate(.portrait, until: .deviceTurns))
    #expect(there.steps == [.answer(.all)])
  }

  @Test("A released rotate is held even where the interface is")
  func rotateUntilReleased() {
    let plan = plan(.ios16, at: .portrait, pose: .portrait, from: .all, to: .all, wish: .rotate(.portrait, until: .released))
    #expect(plan.pinEnd == .released)
    #expect(plan.steps == [.answer(.portrait), .refresh])
  }

  @Test("From 26 a held lock is dropped for the turn and preferred again afterwards (R8.5)")
  func lockPreferenceStepsAside() {
    for era in Era.allCases {
      let plan = plan(era, at: .landscapeLeft, from: .landscape, to: .portrait, isLockHeld: true)
      #expect((plan.steps.first == .dropLockPreference) == (era >= .ios26))
      #expect((plan.stepsAfterPin.last == .restoreLockPreference) == (era >= .ios26))
    }
  }

  @Test("What the controller in front excludes is no goal")
  func goalIsInsideWhatCanBeShown() {
    let plan = plan(.ios16, at: .portrait, from: .all, to: .landscape, allowed: .landscapeLeft)
    #expect(plan.goal?.orientation == .landscapeLeft)
  }

  @Test("Recovering asks for the turn where UIKit would find its mask unchanged (R5.8)")
  func recover() {
    let plan = plan(.ios16, at: .landscapeLeft, from: .portrait, to: .portrait, wish: .recover)
    #expect(plan.steps.last == .requestGeometry(.portrait))
  }

  @Test("The goal is the first candidate inside the mask")
  func goalOrder() throws {
    var candidates = Goal.Candidates(
      asked: .landscapeLeft, preferred: .landscapeRight, pose: .portraitUpsideDown, before: .portrait, current: .landscapeLeft)
    #expect(Goal(candidates, in: .all)?.reason == .asked)
    candidates.asked = nil
    #expect(Goal(candidates, in: .all)?.reason == .preferred)
    #expect(Goal(candidates, in: .landscapeLeft)?.reason == .current)
    candidates.preferred = nil
    #expect(Goal(candidates, in: .all)?.reason == .pose)
    candidates.pose = nil
    #expect(Goal(candidates, in: .all)?.reason == .before)
    candidates.before = nil
    #expect(Goal(candidates, in: .all)?.reason == .current)
    candidates.current = .unknown
    let fallback = try #require(Goal(candidates, in: .landscape))
    #expect(fallback.reason == .fallback)
    #expect(fallback.orientation == .landscapeRight)
    #expect(Goal(candidates, in: []) == nil)
  }
}
