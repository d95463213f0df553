import Foundation

/// What the command takes from around it besides its arguments.
public struct DoctorEnvironment: Equatable, Sendable {
  /// Whether the output is a terminal.
  public var isTerminal: Bool
  /// Whether the error stream is a terminal: what is only for the moment goes there.
  public var isErrorTerminal: Bool
  /// The environment variables.
  public var variables: [String: String]
  /// The folder that the command is run in.
  public var folder: String

  /// An environment, for tests.
  public init(isTerminal: Bool, isErrorTerminal: Bool, variables: [String: String], folder: String) {
    self.isTerminal = isTerminal
    self.isErrorTerminal = isErrorTerminal
    self.variables = variables
    self.folder = folder
  }

  /// The environment of this process.
  public static var current: DoctorEnvironment {
    DoctorEnvironment(
      isTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      variables: ProcessInfo.processInfo.environment, folder: FileManager.default.currentDirectoryPath)
  }

  /// Colour is for terminals that can show it and people who want it: any value of NO_COLOR but an empty one means they do not.
  var style: TerminalStyle {
    let isUnwanted = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TerminalStyle(hasColor: isTerminal && !isUnwanted && variables["TERM"] != "dumb")
  }

  var showsProgress: Bool { isErrorTerminal && variables["TERM"] != "dumb" }
}
