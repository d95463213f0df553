import HeadlessUIKit
import QuarterTurnSimulator

/// What the tool takes from around it besides its arguments.
struct CommandEnvironment: Equatable {
  var isTerminal: Bool
  var variables: [String: String]

  static var current: CommandEnvironment {
    CommandEnvironment(isTerminal: isatty(STDOUT_FILENO) == 1, variables: ProcessInfo.processInfo.environment)
  }

  /// Colour is for terminals that can show it and people who want it: any value of NO_COLOR but an empty one means they do not.
  var style: TextStyle {
    let isUnwanted = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TextStyle(hasColor: isTerminal && !isUnwanted && variables["TERM"] != "dumb")
  }
}
