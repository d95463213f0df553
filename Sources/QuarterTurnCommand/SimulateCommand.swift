import HeadlessUIKit
import QuarterTurnScenarios
import QuarterTurnSimulator
import QuarterTurnTour

/// `quarterturn simulate FILE…`: runs scenario files, each once or over a matrix, or all reports of a folder.
struct SimulateCommand: Equatable {
  var files: [String] = []
  var selection = PairSelection()
  var isWithLibrary = true
  var format = Format.text
  var scope = Scope.first

  enum Format: String, CaseIterable {
    case text
    case json
  }

  /// On what the files are run.
  enum Scope: Equatable {
    /// The first device and system.
    case first
    /// Every device and system that a scenario does not fix.
    case matrix
    /// Every report of a folder.
    case reports
  }

  static let options = ["--matrix", "--reports", "--device", "--system", "--without-library", "--format", "--help"]
  static let reportFolder = "Examples/Scenarios"

  init(_ rest: ArraySlice<String>) throws(UsageError) {
    var arguments = Arguments(rest)
    var given: Set<String> = []
    var device: DeviceModel?
    var system: SystemVersion?
    while let part = try arguments.next() {
      if case .option(let name, _) = part { given.insert(name) }
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
        format = try Self.format(try arguments.value(value, of: "--format", wanted: "text or json"))
      case .option(let name, _): throw .unknownOption(name, allowed: Self.options)
      }
    }
    selection = PairSelection(device: device, system: system)
    try check(given)
  }

  private mutating func check(_ given: Set<String>) throws(UsageError) {
    guard given.contains("--reports") else {
      guard !files.isEmpty else { throw .noFiles }
      return
    }
    if let other = given.subtracting(["--reports", "--format"]).sorted().first { throw .notTogether("--reports", other) }
    guard files.count < 2 else { throw .severalFolders }
    if files.isEmpty { files = [Self.reportFolder] }
  }

  static func library() -> @MainActor () -> any ScenarioLibrary { { QuarterTurnLibrary() } }

  @MainActor
  func run() async -> [ScenarioResult] {
    await ScenarioBatch(selection: selection, library: isWithLibrary ? Self.library() : nil, pages: TourPages()).run(files)
  }

  @MainActor
  func runMatrix(progress: (Int, Int, String) -> Void) async -> ScenarioMatrix {
    await MatrixBatch(selection: selection, library: isWithLibrary ? Self.library() : nil, pages: TourPages())
      .run(files, progress: progress)
  }

  @MainActor
  func runReports() async throws(ReportFault) -> ReportOverview {
    try await ReportBatch(library: Self.library(), pages: TourPages()).run(folder: files.first ?? Self.reportFolder)
  }

  // MARK: Values

  private static func format(_ text: String) throws(UsageError) -> Format {
    guard let format = Format(rawValue: text) else {
      let allowed = Format.allCases.map(\.rawValue)
      let hint = Spelling.suggestion(for: text, among: allowed).map { " did you mean \"\($0)\"?" } ?? ""
      throw .unknownValue(
        option: "--format", text: "\"\(text)\" is no format;\(hint) allowed: \(allowed.joined(separator: ", "))")
    }
    return format
  }
}
