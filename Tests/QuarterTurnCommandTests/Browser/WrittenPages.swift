import HeadlessUIKit
import Testing

@testable import QuarterTurnCommand

/// Pages as the tool writes them, in a folder that goes with its test.
@MainActor
final class WrittenPages {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func file(_ name: String, _ text: String) throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Runs the tool with `--html`, and `--svg` where a strip is wanted.
  func page(_ arguments: String..., as name: String = "page.html", strip: String? = nil) async throws -> URL {
    try await written(arguments, as: name, strip: strip)
  }

  func written(_ arguments: [String], as name: String = "page.html", strip: String? = nil) async throws -> URL {
    let url = folder.appendingPathComponent(name)
    let svg = strip.map { ["--svg", folder.appendingPathComponent($0).path] } ?? []
    let output = await Self.run(arguments + ["--html", url.path] + svg)
    try #require(!output.files.isEmpty, "\(output.errors)")
    for file in output.files { try file.write() }
    return url
  }

  /// The moments of a separate run, as programs read them.
  func separate(_ arguments: [String]) async throws -> [[String: Any]] {
    let text = await Self.run(arguments + ["--format", "json"]).text
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let timeline = (value as? [[String: Any]])?.first?["timeline"] as? [String: Any] ?? value as? [String: Any]
    return try #require(timeline?["moments"] as? [[String: Any]])
  }

  private static func run(_ arguments: [String]) async -> CommandOutput {
    await CommandOutput(arguments: arguments, environment: CommandEnvironment(isTerminal: false, variables: [:]))
  }

  nonisolated static func example(_ name: String) -> String {
    Checkout.root.appendingPathComponent("Examples/Scenarios/\(name).json").path
  }
}
