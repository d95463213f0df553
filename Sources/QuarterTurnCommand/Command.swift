/// What the arguments ask for.
enum Command: Equatable {
  case simulate(SimulateCommand)
  case devices
  case rules
  case help(HelpTopic)
  case version

  static let names = ["simulate", "devices", "rules"]
}

/// What the help can be about.
enum HelpTopic: String, CaseIterable {
  case tool = "quarterturn"
  case simulate
  case devices
  case rules
}
