import Foundation

/// The files of this checkout.
enum Checkout {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The executable as the build made it beside the tests; `nil` where only the tests were built.
  static let tool: URL? = {
    let folders = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    return folders.map { $0.appendingPathComponent("quarter-turn-doctor") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()
}
