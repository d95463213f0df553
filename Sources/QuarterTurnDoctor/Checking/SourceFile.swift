import Foundation

/// A source file to check, read when its turn comes.
///
/// Reading late keeps the memory of a check small: of ten thousand files a few hundred are looked at more closely.
///
/// ```swift
/// let file = SourceFile(path: "App/Player.swift", language: .swift) { try Data(contentsOf: url) }
/// ```
public struct SourceFile: Sendable {
  /// The path relative to the checked folder, with `/` between its parts.
  public let path: String
  /// The language that the file is read as.
  public let language: SourceLanguage
  let contents: @Sendable () throws -> Data

  /// - Parameter contents: Reads the file's bytes; it may be asked twice.
  public init(path: String, language: SourceLanguage, contents: @escaping @Sendable () throws -> Data) {
    self.path = path
    self.language = language
    self.contents = contents
  }

  /// A file whose text is at hand.
  public init(path: String, language: SourceLanguage, text: String) {
    self.init(path: path, language: language) { Data(text.utf8) }
  }

  /// Whether a path lies among tests or among other people's sources that a package manager put there, where no rule looks.
  ///
  /// - Parameter path: A path relative to the checked folder.
  public static func isSkipped(path: String) -> Bool {
    let parts = path.split(separator: "/")
    let folders: Set<Substring> = [
      "Pods", "Carthage", ".build", "DerivedData", "node_modules", "SourcePackages", "checkouts", ".swiftpm", "xcuserdata",
    ]
    if parts.dropLast().contains(where: { folders.contains($0) || $0.hasSuffix("Tests") || $0 == "Test" || $0 == "tests" }) {
      return true
    }
    let name = parts.last?.split(separator: ".").first ?? ""
    return name.hasSuffix("Tests") || name.hasSuffix("UITest")
  }
}
