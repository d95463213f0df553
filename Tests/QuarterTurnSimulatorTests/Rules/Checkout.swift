import HeadlessUIKit

/// The checkout that the tests were built from, for tests that hold documents and sources against each other.
enum Checkout {
  /// The folder that holds `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of all test sources, one after the other.
  static func testSources() throws -> String {
    let tests = root.appendingPathComponent("Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: tests.path).sorted()
    return try paths.filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }
}
