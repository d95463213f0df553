import QuarterTurnPlatform

/// Decides what to do about a change of the mask or a wish to turn: a pure function, performed by a driver.
package struct Planner: Sendable {
  /// What somebody wants beyond the mask being obeyed.
  package enum Wish: Equatable, Sendable {
    case nothing
    /// The newest request prefers an orientation, once.
    case prefer(UIInterfaceOrientation)
    /// A `rotate`: to a goal already chosen inside what was asked for, held until its end.
    case rotate(UIInterfaceOrientation, until: Plan.End)
    /// The interface is somewhere it may not be, and what kept it there is over.
    case recover
  }

  /// The scene as it is when the decision is made.
  package struct State: Equatable, Sendable {
    package var era: Era
    package var current: UIInterfaceOrientation
    package var pose: UIInterfaceOrientation?
    package var before: UIInterfaceOrientation?
    package var isInForeground: Bool
    /// Whether the interface is kept where it is by a lock preference (R8.3).
    package var isLockHeld: Bool

    package init(
      era: Era, current: UIInterfaceOrientation, pose: UIInterfaceOrientation? = nil, before: UIInterfaceOrientation? = nil,
      isInForeground: Bool = true, isLockHeld: Bool = false
    ) {
      self.era = era
      self.current = current
      self.pose = pose
      self.before = before
      self.isInForeground = isInForeground
      self.isLockHeld = isLockHeld
    }
  }

  /// - Parameters:
  ///   - told: the answer that UIKit was last told about.
  ///   - answer: the answer from now on.
  ///   - allowed: what of it can be shown: without what the controller in front or the device excludes.
  package static func plan(
    _ state: State, from told: UIInterfaceOrientationMask, to answer: UIInterfaceOrientationMask,
    allowed: UIInterfaceOrientationMask, wish: Wish = .nothing
  ) -> Plan {
    let isUnchanged = told == answer
    if isUnchanged && wish == .nothing { return Plan(row: .nothingChanged) }
    // Masks changed in the background take effect on activation (R5.14); until then only the answer changes.
    guard state.isInForeground else { return Plan(row: .notInForeground, steps: [.answer(answer)]) }
    guard let goal = goal(state, in: allowed, wish: wish) else {
      return Plan(row: .goalIsCurrent, steps: [.answer(answer)] + (isUnchanged ? [] : state.era.rules.follow))
    }
    return plan(state, goal: goal, end: end(state, goal: goal, allowed: allowed, wish: wish), told: told, answer: answer)
      .adding(wish: wish, told: told, state: state)
  }

  private static func goal(_ state: State, in allowed: UIInterfaceOrientationMask, wish: Wish) -> Goal? {
    var candidates = Goal.Candidates(pose: state.pose, before: state.before, current: state.current)
    if case .prefer(let orientation) = wish { candidates.preferred = orientation }
    if case .rotate(let orientation, _) = wish { candidates.asked = orientation }
    return Goal(candidates, in: allowed)
  }

  /// When the narrowing to the goal ends; nil where there is nothing that would turn the interface away from it.
  private static func end(
    _ state: State, goal: Goal, allowed: UIInterfaceOrientationMask, wish: Wish
  ) -> Plan.End? {
    switch wish {
    case .rotate(_, .released): return .released
    // A flat device has no say now, but a mask that changes before it is held upright again must not undo the turn.
    case .rotate where state.pose != goal.orientation && (state.pose != nil || goal.orientation != state.current):
      return .deviceTurns
    default: break
    }
    // UIKit puts the device's pose before everything else (R5.9): with the mask open it would undo the turn at once (R5.11).
    if let pose = state.pose, pose != goal.orientation, allowed.allows(pose) { return .deviceTurns }
    return goal.orientation == state.current ? nil : .settled
  }

  private static func plan(
    _ state: State, goal: Goal, end: Plan.End?, told: UIInterfaceOrientationMask, answer: UIInterfaceOrientationMask
  ) -> Plan {
    let rules = state.era.rules
    let goalMask = goal.orientation.soleMask
    let isThere = goal.orientation == state.current
    switch end {
    case nil:
      return Plan(row: .goalIsCurrent, goal: goal, steps: [.answer(answer)] + (told == answer ? [] : rules.follow))
    case .settled? where answer.soleOrientation == goal.orientation:
      return Plan(row: .refreshAlone, goal: goal, pinEnd: .settled, steps: [.answer(answer)] + rules.turn(goal.orientation))
    case .settled?:
      return Plan(
        row: .pinnedTurn, goal: goal, pinEnd: .settled, steps: [.answer(goalMask)] + rules.turn(goal.orientation),
        stepsAfterPin: [.answer(answer)] + rules.notice)
    case .deviceTurns?, .released?:
      let after = [.answer(answer)] + rules.notice
      guard !isThere else {
        return Plan(
          row: .heldOpen, goal: goal, pinEnd: end, steps: [.answer(goalMask)] + (told == goalMask ? [] : rules.notice),
          stepsAfterPin: after)
      }
      return Plan(
        row: .heldOpen, goal: goal, pinEnd: end, steps: [.answer(goalMask)] + rules.turn(goal.orientation), stepsAfterPin: after)
    }
  }
}

extension Plan {
  /// Adds what only a `rotate` does, and the way around a lock preference (R8.5).
  fileprivate func adding(
    wish: Planner.Wish, told: UIInterfaceOrientationMask, state: Planner.State
  ) -> Plan {
    guard let goal, goal.orientation != state.current else { return self }
    let rules = state.era.rules
    var plan = self
    if rules.hasGeometryRequests, plan.needsRequest(for: wish, told: told) {
      plan.steps.append(.requestGeometry(goal.orientation))
    }
    if rules.hasLockPreference, state.isLockHeld {
      plan.steps.insert(.dropLockPreference, at: 0)
      plan.stepsAfterPin.append(.restoreLockPreference)
    }
    return plan
  }

  private func needsRequest(for wish: Planner.Wish, told: UIInterfaceOrientationMask) -> Bool {
    switch wish {
    case .rotate: true
    // A refresh with the mask that UIKit knows already does nothing (R5.8).
    case .recover: told == goal?.orientation.soleMask
    case .nothing, .prefer: false
    }
  }
}
