import HeadlessUIKit
import QuarterTurnSimulator
import Gallery

/// `quarter-turn simulate FILE…`: runs scenario files, each once or over a matrix, or all reports of a folder.
struct SimulateCommand: Equatable {
  var files: [String] = []
  var selection = PairSelection()
  var isWithLibrary = true
  var format = OutputFormat.text
  var scope = Scope.first
  var pictures = PictureOptions()

  /// On what the files are run.
  enum Scope: Equatable {
    /// The first device and system.
    case first
    /// Every device and system that a scenario does not fix.
    case matrix
    /// Every report of a folder.
    case reports
  }

  static let options =
    ["--matrix", "--reports", "--device", "--system", "--without-library", "--format"] + PictureOptions.names + ["--help"]
  static let reportFolder = "Examples/Scenarios"

  init(_ rest: ArraySlice<String>) throws(UsageError) {
    var arguments = Arguments(rest)
    var given: Set<String> = []
    var device: DeviceModel?
    var system: SystemVersion?
    while let part = try arguments.next() {
      if case .option(let name, let value) = part {
        given.insert(name)
        if try pictures.take(name, value, from: &arguments) { continue }
      }
      switch part {
      case .plain(let file): files.append(file)
      case .option("--device", let value):
        device = try arguments.device(value)
      case .option("--system", let value):
        system = try arguments.system(value)
      case .option("--without-library", let value):
        try Arguments.flag(value, of: "--without-library")
        isWithLibrary = false
      case .option("--matrix", let value):
        try Arguments.flag(value, of: "--matrix")
        scope = .matrix
      case .option("--reports", let value):
        try Arguments.flag(value, of: "--reports")
        scope = .reports
      case .option("--format", let value):
        format = try arguments.word(value, of: "--format", among: OutputFormat.self, what: "format")
      case .option(let name, _): throw .unknownOption(name, allowed: Self.options)
      }
    }
    selection = PairSelection(device: device, system: system)
    try check(given)
  }

  private mutating func check(_ given: Set<String>) throws(UsageError) {
    try pictures.check(given)
    if scope != .first, given.contains("--svg") { throw .notTogether(scope == .matrix ? "--matrix" : "--reports", "--svg") }
    guard given.contains("--reports") else {
      guard !files.isEmpty else { throw .noFiles }
      return
    }
    if let other = given.subtracting(["--reports", "--format"] + PictureOptions.names).sorted().first {
      throw .notTogether("--reports", other)
    }
    guard files.count < 2 else { throw .severalFolders }
    if files.isEmpty { files = [Self.reportFolder] }
  }

  /// - Parameter visit: given each result when it is there; says whether to go on.
  @MainActor
  func run(visit: (ScenarioResult) -> Bool) async {
    await ScenarioBatch(selection: selection, withLibrary: isWithLibrary, pages: TourPages()).run(files, visit: visit)
  }

  @MainActor
  func run() async -> [ScenarioResult] {
    await ScenarioBatch(selection: selection, withLibrary: isWithLibrary, pages: TourPages()).run(files)
  }

  /// The same, and beside each run the one without the library where the file tells of one.
  @MainActor
  func runBoth() async -> [(result: ScenarioResult, without: ScenarioResult?)] {
    let results = await run()
    guard isWithLibrary else { return results.map { ($0, nil) } }
    let files = results.compactMap { result in if case .ran = result.outcome { result.file } else { nil } }
    let without = await ScenarioBatch(selection: selection, withLibrary: false, pages: TourPages()).run(files)
    return results.map { result in
      (result, without.first { other in if case .ran = other.outcome { other.file == result.file } else { false } })
    }
  }

  /// - Parameters:
  ///   - isDrawn: whether runs are kept whole, for pictures.
  ///   - visit: given each whole run.
  @MainActor
  func runMatrix(
    drawing isDrawn: Bool, progress: (Int, Int, String) -> Void, visit: (Timeline, DevicePair) -> Void
  ) async -> ScenarioMatrix {
    await MatrixBatch(
      selection: selection, withLibrary: isWithLibrary, pages: TourPages(),
      keeping: isDrawn ? .everything : .expectations
    ).run(files, progress: progress, visit: visit)
  }

  @MainActor
  func runReports(
    drawing isDrawn: Bool, progress: (Int, Int, String) -> Void, visit: @escaping (Scenario, [Timeline]) -> Void
  ) async throws(ReportFault) -> ReportOverview {
    try await ReportBatch(pages: TourPages()).run(
      folder: files.first ?? Self.reportFolder, progress: progress, visit: isDrawn ? visit : nil)
  }
}
