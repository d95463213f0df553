import Foundation
import QuarterTurnDoctor
import QuarterTurnSimulator

let command = DoctorCommand(
  Array(CommandLine.arguments.dropFirst()), tool: "quarter-turn-doctor", environment: .current,
  simulation: { app in
    RotationReach.all(app.infoPlistValues, families: app.families).map { reach in
      DeviceRow(
        device: reach.deviceName, isPad: reach.isOnPad, system: "\(reach.system)", mode: reach.modeName,
        byRotating: reach.initials, holdsPortraitLock: reach.holdsPortraitLock, request: reach.request.words)
    }
  },
  draw: { text in
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  })
exit(command.write().rawValue)
