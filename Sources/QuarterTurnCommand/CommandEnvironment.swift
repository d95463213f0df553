import HeadlessUIKit
import QuarterTurnDoctor
import QuarterTurnSimulator

/// What the tool takes from around it besides its arguments.
struct CommandEnvironment: Equatable {
  var isTerminal: Bool
  /// Whether the error stream is one: what is only for the moment goes there.
  var isErrorTerminal = false
  var variables: [String: String]

  static var current: CommandEnvironment {
    CommandEnvironment(
      isTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      variables: ProcessInfo.processInfo.environment)
  }

  /// Whether a line can be drawn over and over.
  var showsProgress: Bool { isErrorTerminal && variables["TERM"] != "dumb" }

  /// Colour is for terminals that can show it and people who want it: any value of NO_COLOR but an empty one means they do not.
  var style: TextStyle {
    let isUnwanted = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TextStyle(hasColor: isTerminal && !isUnwanted && variables["TERM"] != "dumb")
  }

  /// The same for the doctor, which is a library of its own.
  var doctor: DoctorEnvironment {
    DoctorEnvironment(
      isTerminal: isTerminal, isErrorTerminal: isErrorTerminal, variables: variables,
      folder: FileManager.default.currentDirectoryPath)
  }
}
