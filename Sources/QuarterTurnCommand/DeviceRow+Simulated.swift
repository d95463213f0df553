import QuarterTurnDoctor
import QuarterTurnSimulator

extension DeviceRow {
  /// What becomes of an app on the simulator's devices.
  @MainActor
  static func simulated(_ app: CheckedApp) -> [DeviceRow] {
    RotationReach.all(app.infoPlistValues, families: app.families).map { reach in
      DeviceRow(
        device: reach.deviceName, isPad: reach.isOnPad, system: "\(reach.system)", mode: reach.modeName,
        byRotating: reach.initials,
        holdsPortraitLock: reach.holdsPortraitLock, request: reach.request.words)
    }
  }
}
