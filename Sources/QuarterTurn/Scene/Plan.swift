import QuarterTurnPlatform

/// What to do so that a change takes effect: the planner's result, performed by a driver.
package struct Plan: Equatable, Sendable {
  /// One thing a driver does.
  package enum Step: Equatable, Sendable {
    /// Answers UIKit with this mask from now on.
    case answer(UIInterfaceOrientationMask)
    /// One round of setNeedsUpdate… on the controller that UIKit asks (R5.7).
    case refresh
    /// Below 16: writes the device orientation, unknown first where the stored value is the same already (R2.9, B129).
    case writeDeviceOrientation(UIInterfaceOrientation)
    /// Below 16: lets UIKit look at all windows again (R2.14).
    case attemptRotation
    /// From 16: a geometry request, for its error channel (R5.1).
    case requestGeometry(UIInterfaceOrientation)
    /// From 26: answers that the interface shall not be locked, so that it can turn (R8.5).
    case dropLockPreference
    /// From 26: passes the lock preference on again.
    case restoreLockPreference

    /// Does UIKit ask for masks because of it?
    var makesUIKitAsk: Bool {
      switch self {
      case .refresh, .writeDeviceOrientation, .attemptRotation: true
      case .answer, .requestGeometry, .dropLockPreference, .restoreLockPreference: false
      }
    }
  }

  /// When the answer stops being narrowed to the goal.
  package enum End: Equatable, Sendable {
    /// When the geometry has settled.
    case settled
    /// When the device next reaches another pose: with the mask open, UIKit would turn back at once (R5.11).
    case deviceTurns
    /// When the caller says so.
    case released
  }

  /// Which row of the decision this is, for descriptions and tests.
  package enum Row: String, Sendable {
    case nothingChanged
    case notInForeground
    case goalIsCurrent
    case refreshAlone
    case pinnedTurn
    case heldOpen
  }

  package var row: Row
  package var goal: Goal?
  /// The end of the pin; nil where the answer is not narrowed.
  package var pinEnd: End?
  /// What to do now.
  package var steps: [Step]
  /// What to do when the turn has settled, was refused or timed out and the pin ends.
  package var stepsAfterPin: [Step]

  package init(row: Row, goal: Goal? = nil, pinEnd: End? = nil, steps: [Step] = [], stepsAfterPin: [Step] = []) {
    self.row = row
    self.goal = goal
    self.pinEnd = pinEnd
    self.steps = steps
    self.stepsAfterPin = stepsAfterPin
  }
}

extension Plan: CustomStringConvertible {
  package var description: String {
    var text = row.rawValue
    if let goal { text += ", goal \(goal.orientation.readableName) because \(goal.reason.rawValue)" }
    if !steps.isEmpty { text += ": " + steps.map(\.description).joined(separator: ", ") }
    if !stepsAfterPin.isEmpty { text += "; then " + stepsAfterPin.map(\.description).joined(separator: ", ") }
    return text
  }
}

extension Plan.Step: CustomStringConvertible {
  package var description: String {
    switch self {
    case .answer(let mask): "answer \(mask.readableName)"
    case .refresh: "refresh"
    case .writeDeviceOrientation(let orientation): "write \(orientation.readableName)"
    case .attemptRotation: "attempt rotation"
    case .requestGeometry(let orientation): "request \(orientation.readableName)"
    case .dropLockPreference: "drop the lock preference"
    case .restoreLockPreference: "restore the lock preference"
    }
  }
}
