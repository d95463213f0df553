/// The options of the command.
enum DoctorOption: String, CaseIterable {
  case format = "--format"
  case output = "--output"
  case failOn = "--fail-on"
  case strict = "--strict"
  case only = "--only"
  case skip = "--skip"
  case optIn = "--opt-in"
  case exclude = "--exclude"
  case baseline = "--baseline"
  case writeBaseline = "--write-baseline"
  case devices = "--devices"
  case listRules = "--list-rules"
  case explain = "--explain"
  case help = "--help"
  case version = "--version"

  /// What its value is, for people; `nil` for an option without one.
  var value: String? {
    switch self {
    case .format: OutputFormat.allCases.map(\.rawValue).joined(separator: ", ")
    case .output, .baseline, .writeBaseline: "a file"
    case .failOn: Severity.allCases.map(\.rawValue).joined(separator: ", ")
    case .only, .skip, .optIn: "rules, like C12,C47"
    case .exclude: "a pattern, like \"Legacy/*\""
    case .explain: "a rule, like C12"
    case .strict, .devices, .listRules, .help, .version: nil
    }
  }

  /// Whether it may be given more than once.
  var isRepeatable: Bool { [.only, .skip, .optIn, .exclude].contains(self) }
}
