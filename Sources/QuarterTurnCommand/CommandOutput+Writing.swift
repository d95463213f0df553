import HeadlessUIKit

/// Where the tool's output goes.
struct OutputPlaces {
  var out = FileHandle.standardOutput
  var error = FileHandle.standardError
  /// Shows a file in the program that the system has for it.
  var open: (String) throws -> Void = SystemViewer.open
}

extension CommandOutput {
  /// Writes files, text and errors, and says how the tool ends: a write that fails is an error, whatever the run was.
  func write(to places: OutputPlaces = OutputPlaces()) -> ExitCode {
    var result = self
    for file in files {
      do throws(OutputError) {
        try file.write()
        if !isForPrograms { result.text += file.note }
      } catch {
        result.fail("\(error)")
      }
    }
    do {
      try places.out.write(contentsOf: Data(result.text.utf8))
    } catch {
      result.fail("\(OutputError(place: "standard output", error))")
    }
    if opens, let file = files.first, result.code != .failedWrite {
      do {
        try places.open(file.path)
      } catch {
        result.errors += "\(file.path) cannot be shown here: \(error); open it in a browser\n"
        if result.code == .success { result.code = .noViewer }
      }
    }
    // There is nowhere left to tell of a failure here.
    try? places.error.write(contentsOf: Data(result.errors.utf8))
    return result.code
  }

  /// JSON is read by programs, which take no other line beside it.
  private var isForPrograms: Bool { text.hasPrefix("[") || text.hasPrefix("{") }

  private mutating func fail(_ text: String) {
    errors += "quarter-turn: \(text)\n"
    code = .failedWrite
  }
}

/// The system's way to show a file.
enum SystemViewer {
  static func open(_ path: String) throws {
    #if os(macOS)
      let command = "/usr/bin/open"
    #else
      let command = try found("xdg-open")
    #endif
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command)
    process.arguments = [URL(fileURLWithPath: path).path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ViewerError("\(command) ended with \(process.terminationStatus)") }
  }

  private static func found(_ name: String) throws -> String {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { throw ViewerError("there is no \(name)") }
    return path
  }

  private struct ViewerError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
      self.description = description
    }
  }
}
