extension Command {
  /// Reads the arguments after the tool's name.
  init(_ arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      self = .help(.tool)
      return
    }
    let rest = arguments.dropFirst()
    switch first {
    case "help" where rest.first == "doctor": self = .doctor(["--help"])
    case "--help", "-h", "help": self = .help(try Self.topic(rest))
    case "--version": self = .version
    case "demo": self = try Self.demo(rest)
    case "simulate": self = try Self.simulate(rest)
    case "devices": self = try Self.plain(.devices, .devices, rest)
    case "rules": self = try Self.plain(.rules, .rules, rest)
    case "doctor": self = .doctor(Array(rest))
    default:
      guard first.hasPrefix("-") else { throw .unknownCommand(first) }
      throw .unknownOption(first, allowed: ["--help", "--version"])
    }
  }

  private static func topic(_ rest: ArraySlice<String>) throws(UsageError) -> HelpTopic {
    guard let name = rest.first else { return .tool }
    guard let topic = HelpTopic(rawValue: name) else { throw .unknownCommand(name) }
    return topic
  }

  private static func demo(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
    if asksForHelp(rest) { return .help(.demo) }
    return .demo(try DemoCommand(rest))
  }

  private static func simulate(_ rest: ArraySlice<String>) throws(UsageError) -> Command {
    if asksForHelp(rest) { return .help(.simulate) }
    return .simulate(try SimulateCommand(rest))
  }

  /// A command without options of its own.
  private static func plain(_ command: Command, _ topic: HelpTopic, _ rest: ArraySlice<String>) throws(UsageError) -> Command {
    if asksForHelp(rest) { return .help(topic) }
    guard let argument = rest.first else { return command }
    guard !argument.hasPrefix("-") else { throw .unknownOption(argument, allowed: ["--help"]) }
    throw .unexpectedArgument(argument, command: topic.rawValue)
  }

  private static func asksForHelp(_ rest: ArraySlice<String>) -> Bool {
    rest.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}
