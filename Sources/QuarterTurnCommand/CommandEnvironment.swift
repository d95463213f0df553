import HeadlessUIKit
import QuarterTurnDoctor
import QuarterTurnSimulator

/// What the tool takes from around it besides its arguments.
struct CommandEnvironment: Equatable {
  var isTerminal: Bool
  /// Whether the error stream is one: what is only for the moment goes there.
  var isErrorTerminal = false
  var variables: [String: String]
  /// The terminal's width, as far as it says so.
  var terminalColumns: Int?

  static var current: CommandEnvironment {
    CommandEnvironment(
      isTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      variables: ProcessInfo.processInfo.environment, terminalColumns: measuredColumns)
  }

  /// Whether a line can be drawn over and over.
  var showsProgress: Bool { isErrorTerminal && variables["TERM"] != "dumb" }

  /// Colour is for terminals that can show it and people who want it: any value of NO_COLOR but an empty one means they do not.
  var style: TextStyle {
    let isUnwanted = variables["NO_COLOR"].map { !$0.isEmpty } ?? false
    return TextStyle(hasColor: isTerminal && !isUnwanted && variables["TERM"] != "dumb", columns: columns)
  }

  /// Lines are broken for terminals only; COLUMNS wins where somebody set it.
  private var columns: Int? {
    guard isTerminal else { return nil }
    return variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? terminalColumns
  }

  private static var measuredColumns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The same for the doctor, which is a library of its own.
  var doctor: DoctorEnvironment {
    DoctorEnvironment(
      isTerminal: isTerminal, isErrorTerminal: isErrorTerminal, variables: variables,
      folder: FileManager.default.currentDirectoryPath)
  }
}
