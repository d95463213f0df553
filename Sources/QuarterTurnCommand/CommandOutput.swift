import HeadlessUIKit
import QuarterTurnDoctor
import QuarterTurnSimulator

/// What the tool writes and how it ends: the one place where outcomes become text, stream and exit code.
struct CommandOutput: Equatable {
  var text = ""
  var errors = ""
  var code = ExitCode.success

  static let version = "0.1.0"

  /// - Parameter draw: puts text on the error stream at once; for progress on a terminal.
  @MainActor
  init(arguments: [String], environment: CommandEnvironment, draw: @escaping (String) -> Void = { _ in }) async {
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
    case .doctor(let arguments):
      let doctor = DoctorCommand(
        arguments, tool: "quarterturn doctor", environment: environment.doctor, simulation: DeviceRow.simulated, draw: draw)
      text = doctor.text
      errors = doctor.errors
      code = ExitCode(doctor.exit)
    case .demo(let command):
      switch await command.run() {
      case .tour(let timeline):
        text = timeline.text(style: style)
        code = timeline.holds ? .success : .expectationFailed
      case .script(let result):
        text = result.text(style: style)
        errors = result.error.map { $0 + "\n" } ?? ""
        code = ExitCode(result)
      }
    case .simulate(let command):
      switch command.scope {
      case .first: show(await command.run(), command.format, style)
      case .matrix:
        let bar = environment.showsProgress ? ProgressBar(write: draw) : nil
        show(await command.runMatrix { bar?.show(done: $0, of: $1, $2) }, command.format, style)
      case .reports: await showReports(command, style)
      }
    }
  }

  private mutating func show(_ results: [ScenarioResult], _ format: SimulateCommand.Format, _ style: TextStyle) {
    text = format == .json ? ScenarioResults.json(results) : ScenarioResults.text(results, style: style)
    errors = results.compactMap(\.error).map { $0 + "\n" }.joined()
    code = ExitCode.gravest(results.map(ExitCode.init))
  }

  private mutating func show(_ matrix: ScenarioMatrix, _ format: SimulateCommand.Format, _ style: TextStyle) {
    text = format == .json ? matrix.json : MatrixTable(matrix, style: style).text()
    errors = matrix.rows.compactMap(\.error).map { $0 + "\n" }.joined()
    code = ExitCode.gravest(matrix.rows.map(ExitCode.init))
  }

  @MainActor
  private mutating func showReports(_ command: SimulateCommand, _ style: TextStyle) async {
    do throws(ReportFault) {
      let overview = try await command.runReports()
      text = command.format == .json ? overview.json : overview.text(style: style)
      errors = overview.errors.map { $0 + "\n" }.joined()
      code = ExitCode(overview)
    } catch {
      errors = "\(error)\n"
      code = ExitCode(error)
    }
  }

  /// Writes both streams; a reader that went away is no reason to fail loudly.
  func write() {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    try? FileHandle.standardError.write(contentsOf: Data(errors.utf8))
  }
}
