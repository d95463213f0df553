/// What the arguments ask for.
enum DoctorRequest: Equatable {
  case check(DoctorCheck)
  case listRules
  case explain(String)
  case help
  case version
}

/// A check of a folder, as the arguments describe it.
struct DoctorCheck: Equatable {
  var path = "."
  /// `nil` for lines, with excerpts where a terminal shows them.
  var format: OutputFormat?
  var output: String?
  var failOn: Severity?
  var isStrict = false
  var selection = RuleSelection()
  var exclude: [String] = []
  var baseline: String?
  var newBaseline: String?
  var showsDevices = false

  /// The least severity that makes the command fail.
  var threshold: Severity { failOn ?? (isStrict ? .warning : .error) }
}
