import Foundation
import QuarterTurnDoctor

let command = DoctorCommand(
  Array(CommandLine.arguments.dropFirst()), tool: "quarter-turn-doctor", environment: .current, simulation: nil
) { text in
  try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
}
exit(command.write().rawValue)
