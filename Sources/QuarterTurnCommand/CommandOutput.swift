import HeadlessUIKit
import QuarterTurnSimulator

/// What the tool writes and how it ends: the one place where outcomes become text, stream and exit code.
struct CommandOutput: Equatable {
  var text = ""
  var errors = ""
  var code = ExitCode.success

  static let version = "0.1.0"

  @MainActor
  init(arguments: [String], environment: CommandEnvironment) {
    let style = environment.style
    let command: Command
    do throws(UsageError) {
      command = try Command(arguments)
    } catch {
      errors = "quarterturn: \(error)\n`quarterturn --help` says how it is used\n"
      code = .usage
      return
    }
    switch command {
    case .help(let topic): text = Help.text(topic)
    case .version: text = "quarterturn \(Self.version)\n"
    case .devices: text = DeviceTable.text(style: style)
    case .rules: text = RuleTable.text(style: style)
    case .simulate(let command):
      let results = command.run()
      text = command.format == .json ? ScenarioResults.json(results) : ScenarioResults.text(results, style: style)
      errors = results.compactMap(\.error).map { $0 + "\n" }.joined()
      code = results.map(ExitCode.init).max { $0.weight < $1.weight } ?? .success
    }
  }

  /// Writes both streams; a reader that went away is no reason to fail loudly.
  func write() {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    try? FileHandle.standardError.write(contentsOf: Data(errors.utf8))
  }
}
