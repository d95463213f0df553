import HeadlessUIKit

/// The checkout that the tests were built from, for tests that hold documents, examples and sources against each other.
enum Checkout {
  /// The folder that holds `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names of the files in a folder that end in `suffix`, in order.
  static func files(in folder: String, endingIn suffix: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted()
  }
}
