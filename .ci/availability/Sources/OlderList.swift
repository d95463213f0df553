import Foundation

/// The models' public declarations that are stated to be as old as iOS 15, or to be the models' own.
struct OlderList {
  /// Folders of what Apple has not: the simulation itself, and what drives a screen in it.
  private static let ownFolders = [
    "HeadlessUIKit/Simulation/", "HeadlessUIKit/Windowing/", "HeadlessUIKit/Rotation/", "HeadlessSwiftUI/Driver/",
  ]

  /// What has to be stated: names without a row in the table.
  let due: Set<String>
  /// Rows of the table that name nothing in the models.
  let unknownRows: [String]

  init(models: SourceDeclarations, table: [NewerDeclaration]) {
    let rows = Set(table.map(\.name))
    let ownTypes = Set(
      models.declarations.filter { declaration in
        declaration.kind == .type && Self.ownFolders.contains { declaration.file.contains($0) }
      }.map(\.fullName))
    let apples = models.declarations.filter { declaration in
      declaration.isPublic && !Self.ownFolders.contains { declaration.file.contains($0) } && !ownTypes.contains(declaration.owner)
    }
    due = Set(apples.map(\.fullName)).subtracting(rows)
    // What the compiler makes of `Codable` is written nowhere.
    let synthesized: Set = ["NavigationSplitViewVisibility.init(from:)"]
    unknownRows = rows.subtracting(models.declarations.map(\.fullName)).subtracting(synthesized).sorted()
  }

  /// The stated names that belong to a newer type, and so cannot be older than it.
  func contradictions(in stated: Set<String>, table: [NewerDeclaration]) -> [String] {
    let types = table.map(\.name).filter { !$0.contains("(") }
    return stated.sorted().compactMap { name in
      let owner = types.first { name.hasPrefix("\($0).") }
      return owner.map { "\(name) cannot be older than \($0), which has a row: give it one as well" }
    }
  }

  static func read(_ path: String) throws -> Set<String> {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return Set(lines.filter { !$0.hasPrefix("#") }.map(String.init))
  }

  func write(to path: String) throws {
    let head = """
      # The public declarations of the models that are as old as iOS 15, or the models' own. What came later has a row in
      # Sources/HeadlessUIKit/Availability/NewerDeclaration+Table.swift instead. A new declaration is added here or there by hand, after a look
      # at Apple's documentation.

      """
    try (head + due.sorted().joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }
}
