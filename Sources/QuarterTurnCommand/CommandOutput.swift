import HeadlessUIKit
import QuarterTurnDoctor
import QuarterTurnSimulator

/// What the tool writes and how it ends: the one place where outcomes become text, stream and exit code.
struct CommandOutput: Equatable {
  var text = ""
  var errors = ""
  var code = ExitCode.success
  /// Pages and pictures, which are written before the text.
  var files: [OutputFile] = []
  /// Whether the first of them is shown.
  var opens = false

  static let version = "0.1.0"

  /// - Parameter draw: puts text on the error stream at once; for progress on a terminal.
  @MainActor
  init(arguments: [String], environment: CommandEnvironment, draw: @escaping (String) -> Void = { _ in }) async {
    let style = environment.style
    let command: Command
    do throws(UsageError) {
      command = try Command(arguments)
    } catch {
      say("quarter-turn: \(error)\n`quarter-turn --help` says how it is used")
      code = .usage
      return
    }
    let title = "quarter-turn " + arguments.map(\.quotedForShell).joined(separator: " ")
    switch command {
    case .help(let topic): text = style.text(Help.text(topic))
    case .version: text = "quarter-turn \(Self.version)\n"
    case .devices: text = DeviceTable.text(style: style)
    case .rules: text = RuleTable.text(style: style)
    case .doctor(let arguments):
      let doctor = DoctorCommand(
        arguments, tool: "quarter-turn doctor", environment: environment.doctor, simulation: DeviceRow.simulated, draw: draw)
      text = doctor.text
      errors = doctor.errors
      code = ExitCode(doctor.exit)
    case .demo(let command): show(await command.run(), command, style, title)
    case .simulate(let command):
      switch command.scope {
      case .first: await simulate(command, style, title)
      case .matrix:
        let bar = environment.showsProgress ? ProgressBar(columns: environment.terminalColumns, write: draw) : nil
        await showMatrix(command, style, title) { bar?.show(done: $0, of: $1, $2) }
      case .reports: await showReports(command, style, title)
      }
    }
  }

  private mutating func show(_ outcome: DemoCommand.Outcome, _ command: DemoCommand, _ style: TextStyle, _ title: String) {
    let detail: Timeline.Detail = command.explains ? .everything : command.pictures.isEmpty ? .steps : .result
    switch outcome {
    case .tour(let timeline):
      text = command.format == .json ? timeline.json : timeline.text(detail, style: style)
      code = timeline.holds ? .success : .expectationFailed
      draw([[timeline]], name: "Tour of the example app", command.pictures, title)
    case .script(let result):
      text = command.format == .json ? ScenarioResults.json([result]) : result.text(detail, style: style)
      say(result.error)
      code = ExitCode(result)
      draw([result.timeline].compactMap { $0.map { [$0] } }, name: nil, command.pictures, title)
    }
  }

  @MainActor
  private mutating func simulate(_ command: SimulateCommand, _ style: TextStyle, _ title: String) async {
    guard !command.pictures.isEmpty else { return show(await command.run(), .everything, command.format, style) }
    let pairs = await command.runBoth()
    let without = pairs.compactMap(\.without)
    // What is drawn is also checked: a run without the library that does not end as reported is told in full.
    show(pairs.map(\.result) + without.filter { !($0.timeline?.holds ?? true) }, .result, command.format, style)
    code = ExitCode.gravest([code] + without.map(ExitCode.init))
    draw(pairs.map { [$0.result.timeline, $0.without?.timeline].compactMap(\.self) }, name: nil, command.pictures, title)
  }

  private mutating func show(
    _ results: [ScenarioResult], _ detail: Timeline.Detail, _ format: OutputFormat, _ style: TextStyle
  ) {
    text = format == .json ? ScenarioResults.json(results) : ScenarioResults.text(results, detail, style: style)
    for result in results { say(result.error) }
    code = ExitCode.gravest(results.map(ExitCode.init))
  }

  @MainActor
  private mutating func showMatrix(
    _ command: SimulateCommand, _ style: TextStyle, _ title: String, progress: (Int, Int, String) -> Void
  ) async {
    var page = command.pictures.page.map { _ in MatrixPage(settings: Self.settings(command.pictures, title)) }
    let matrix = await command.runMatrix(drawing: page != nil, progress: progress) { page?.add($0, $1) }
    text = command.format == .json ? matrix.json : MatrixTable(matrix, style: style).text()
    for row in matrix.rows { say(row.error) }
    code = ExitCode.gravest(matrix.rows.map(ExitCode.init))
    if let page { add(page.html(), to: command.pictures.page, opens: command.pictures.opens) }
  }

  @MainActor
  private mutating func showReports(_ command: SimulateCommand, _ style: TextStyle, _ title: String) async {
    var page = command.pictures.page.map { _ in ReportsPage(settings: Self.settings(command.pictures, title)) }
    do throws(ReportFault) {
      let overview = try await command.runReports(drawing: page != nil) { page?.add($0, $1) }
      text = command.format == .json ? overview.json : overview.text(style: style)
      for error in overview.errors { say(error) }
      code = ExitCode(overview)
      if let page { add(page.html(overview), to: command.pictures.page, opens: command.pictures.opens) }
    } catch {
      say("\(error)")
      code = ExitCode(error)
    }
  }

  // MARK: Pictures

  private mutating func draw(_ runs: [[Timeline]], name: String?, _ pictures: PictureOptions, _ title: String) {
    guard let first = runs.first(where: { !$0.isEmpty })?.first else { return }
    let name = name ?? (runs.count == 1 ? first.scenario : runs.count.counted("scenario"))
    if pictures.page != nil {
      let page = TimelinePage(title: name, runs, settings: Self.settings(pictures, title))
      add(page.html(), to: pictures.page, opens: pictures.opens)
    }
    if pictures.strip != nil {
      add(StripPicture(runs, appearance: pictures.appearance).svg(), to: pictures.strip, opens: pictures.opens)
    }
  }

  private static func settings(_ pictures: PictureOptions, _ title: String) -> PageSettings {
    PageSettings(appearance: pictures.appearance, command: title)
  }

  private mutating func add(_ text: String, to path: String?, opens: Bool) {
    guard let path else { return }
    files.append(OutputFile(path: path, text: text))
    self.opens = opens
  }

  /// Names in errors come from files and arguments.
  private mutating func say(_ error: String?) {
    if let error { errors += VisibleText.lines(error) + "\n" }
  }
}

extension ScenarioResult {
  /// What happened, if it ran.
  fileprivate var timeline: Timeline? {
    if case .ran(let timeline) = outcome { timeline } else { nil }
  }
}

extension String {
  /// The argument as it is typed to a shell.
  fileprivate var quotedForShell: String {
    let isPlain = allSatisfy { $0.isLetter || $0.isNumber || "-_./=:,+".contains($0) }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
