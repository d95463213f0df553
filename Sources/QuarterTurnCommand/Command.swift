/// What the arguments ask for.
enum Command: Equatable {
  case demo(DemoCommand)
  case simulate(SimulateCommand)
  case devices
  case rules
  /// With the arguments that the doctor reads itself.
  case doctor([String])
  case help(HelpTopic)
  case version

  static let names = ["demo", "simulate", "devices", "rules", "doctor"]
}

/// What the help can be about.
enum HelpTopic: String, CaseIterable {
  case tool = "quarter-turn"
  case demo
  case simulate
  case devices
  case rules
}
