import QuarterTurnSimulator

/// What is wrong with the arguments.
enum UsageError: Error, Equatable {
  case unknownCommand(String)
  case unknownOption(String, allowed: [String])
  case missingValue(option: String, wanted: String)
  case valueNotAllowed(option: String)
  case repeatedOption(String)
  case unknownValue(option: String, text: String)
  case noFiles
  case notTogether(String, String)
  case severalFolders
  case unexpectedArgument(String, command: String)
  case needsPicture(String)
  case sameFile(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let name): "there is no command \"\(name)\"" + Self.hint(name, Command.names)
    case .unknownOption(let name, let allowed): "unknown option \"\(name)\"" + Self.hint(name, allowed)
    case .missingValue(let option, let wanted): "\(option) needs \(wanted)"
    case .valueNotAllowed(let option): "\(option) takes no value"
    case .repeatedOption(let option): "\(option) was given twice"
    case .unknownValue(let option, let text): "\(option): \(text)"
    case .noFiles: "simulate needs at least one scenario file"
    case .notTogether(let option, let other): "\(option) and \(other) do not go together"
    case .severalFolders: "--reports takes one folder, or none for \(SimulateCommand.reportFolder)"
    case .needsPicture(let option): "\(option) is about what --html or --svg writes; name a file with one of them"
    case .sameFile(let path): "--html and --svg would both write \(path); name two files"
    case .unexpectedArgument(let argument, let command): "\(command) takes no argument, \"\(argument)\" was given"
    }
  }

  private static func hint(_ word: String, _ allowed: [String]) -> String {
    let suggestion = Spelling.suggestion(for: word, among: allowed).map { "; did you mean \"\($0)\"?" } ?? ";"
    return "\(suggestion) allowed: \(allowed.joined(separator: ", "))"
  }
}
