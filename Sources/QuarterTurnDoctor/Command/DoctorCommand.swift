import Foundation

/// The command: what it writes and how it ends, for whichever tool it is part of.
///
///     let command = await DoctorCommand(arguments, tool: "quarter-turn-doctor", environment: .current, simulation: nil)
///     command.write()
///     exit(command.exit.rawValue)
public struct DoctorCommand {
  /// The output.
  public private(set) var text = ""
  /// The errors, for standard error.
  public private(set) var errors = ""
  /// The exit code.
  public private(set) var exit = DoctorExit.success

  /// The version of the doctor.
  public static let version = "0.1.0"

  private let tool: String
  private let environment: DoctorEnvironment

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - arguments: those after the command's name.
  ///   - tool: how it is called, for its messages.
  ///   - simulation: what `--devices` asks; without one the option is refused.
  ///   - draw: puts text on the error stream at once, for progress on a terminal.
  @MainActor
  public init(
    _ arguments: [String], tool: String, environment: DoctorEnvironment, simulation: DeviceSimulation?,
    draw: @escaping (String) -> Void = { _ in }
  ) {
    self.tool = tool
    self.environment = environment
    let request: DoctorRequest
    do throws(DoctorUsageError) {
      request = try DoctorRequest(arguments)
    } catch {
      errors = "\(tool): \(error)\n`\(tool) --help` says how it is used\n"
      exit = .usage
      return
    }
    switch request {
    case .help: text = DoctorHelp.text(tool: tool)
    case .version: text = "\(tool) \(Self.version)\n"
    case .listRules: text = RuleText.list(Doctor.rules, style: environment.style)
    case .explain(let id):
      text = Doctor.rules.first { $0.id == id }.map { RuleText.explanation($0, style: environment.style) } ?? ""
    case .check(let check):
      do throws(DoctorError) {
        try run(check, simulation, draw)
      } catch {
        errors = "\(tool): \(error)\n"
        exit = DoctorExit(error)
      }
    }
  }

  @MainActor
  private mutating func run(
    _ check: DoctorCheck, _ simulation: DeviceSimulation?, _ draw: @escaping (String) -> Void
  ) throws(DoctorError) {
    // A baseline that cannot be used is told before the work is done.
    let baseline: Baseline? = if let path = check.baseline { try Baseline(contentsOf: path) } else { nil }
    let progress = environment.showsProgress ? DoctorProgress(write: draw) : nil
    var report = try Doctor(check.selection, exclude: check.exclude).check(check.path) { progress?.show(done: $0, of: $1) }
    if let path = check.newBaseline {
      try Baseline.write(report.findings, to: path)
      errors = "\(tool): \(report.findings.count) findings written to \(path)\n"
      return
    }
    var gone = 0
    if let outcome = baseline?.apply(to: report.findings) {
      report.findings = outcome.new
      report.baselineCount = outcome.known
      gone = outcome.gone
    }
    var devices: [AppDevices]?
    if check.showsDevices, let simulation {
      let apps = report.apps.map { AppDevices(app: $0, rows: simulation($0)) }
      report.tellDevices(apps)
      devices = apps
    }
    let output = output(report, check, devices)
    if let path = check.output {
      try Self.write(output, to: path)
    } else {
      text = output
    }
    errors += "\(tool): \(Summary.text(report, gone: gone))"
    if report.findings.contains(where: { $0.severity >= check.threshold }) { exit = .findings }
  }

  private func output(_ report: DoctorReport, _ check: DoctorCheck, _ devices: [AppDevices]?) -> String {
    let paths = ReportedPaths(argument: check.path, isFolder: SourceLanguage(path: check.path) == nil)
    let style = check.output == nil ? environment.style : TerminalStyle(hasColor: false)
    let table = devices.map { DeviceTable.text($0, style: style) } ?? ""
    switch check.format {
    case nil where environment.isTerminal && check.output == nil:
      return table + TerminalText(paths: paths, style: style).text(report)
    case nil, .xcode: return table + XcodeLines.text(report, paths: paths)
    case .github: return table + GitHubLines.text(report, paths: paths)
    case .json: return JSONOutput.text(report, paths: paths, devices: devices)
    case .sarif: return SARIFOutput.text(report, paths: paths, folder: environment.folder)
    }
  }

  private static func write(_ text: String, to path: String) throws(DoctorError) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .notWritten(path, reason: error.localizedDescription)
    }
  }

  /// Writes both streams.
  ///
  /// - Returns: how the command ends: also by a stream that took nothing.
  public func write() -> DoctorExit {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(tool): the output could not be written\n".utf8))
      return .notWritten
    }
    try? FileHandle.standardError.write(contentsOf: Data(errors.utf8))
    return exit
  }
}

extension DoctorReport {
  /// Writes into each finding on which devices it hurts.
  fileprivate mutating func tellDevices(_ apps: [AppDevices]) {
    let impact = DeviceImpact(apps: apps)
    let rules = Dictionary(uniqueKeysWithValues: Doctor.rules.map { ($0.id, $0) })
    for index in findings.indices {
      if let rule = rules[findings[index].rule] { findings[index].devices = impact.devices(for: rule) }
    }
  }
}
