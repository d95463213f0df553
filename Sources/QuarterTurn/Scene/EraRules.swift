import QuarterTurnPlatform

/// How one era is told about a change: a row of the planner's table.
package struct EraRules: Equatable, Sendable {
  /// What makes UIKit take a mask in without turning; nothing below 16, where it asks at every turn (R2.15).
  package let notice: [Plan.Step]
  /// What lets the interface follow the device into a mask that has changed (R5.12): below 16 an attempt does (R5.13).
  package let follow: [Plan.Step]
  /// What turns the interface once the answer is narrowed to the goal; the geometry request comes on top for a `rotate`.
  package let turn: @Sendable (_ goal: UIInterfaceOrientation) -> [Plan.Step]
  /// Whether there are geometry requests, whose refusals are heard (R5.1).
  package let hasGeometryRequests: Bool
  /// Whether a lock preference can keep the interface from turning (R8.1).
  package let hasLockPreference: Bool

  package static func == (left: EraRules, right: EraRules) -> Bool {
    left.notice == right.notice && left.follow == right.follow && left.turn(.portrait) == right.turn(.portrait)
      && left.hasGeometryRequests == right.hasGeometryRequests && left.hasLockPreference == right.hasLockPreference
  }
}

extension Era {
  /// The rules of this era. 27 turns as 26 does; it differs in who is asked for the mask (R8.10).
  package var rules: EraRules {
    switch self {
    case .ios15:
      EraRules(
        notice: [], follow: [.attemptRotation], turn: { [.writeDeviceOrientation($0), .attemptRotation] },
        hasGeometryRequests: false,
        hasLockPreference: false)
    case .ios16:
      EraRules(
        notice: [.refresh], follow: [.refresh], turn: { _ in [.refresh] }, hasGeometryRequests: true, hasLockPreference: false)
    case .ios26, .ios27:
      EraRules(
        notice: [.refresh], follow: [.refresh], turn: { _ in [.refresh] }, hasGeometryRequests: true, hasLockPreference: true)
    }
  }
}
