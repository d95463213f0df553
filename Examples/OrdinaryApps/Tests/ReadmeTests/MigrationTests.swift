import HeadlessUIKit
import Testing

/// Holds the article "From your own orientation code" against the files that are compiled.
@Suite struct MigrationTests {
  @Test(
    "The article shows each shape before and after as it is compiled",
    arguments: [
      "ReadmeSnippets/Migration/DeviceWrite.swift", "ReadmeSnippets/Migration/GeometryRequest.swift",
      "ReadmeSnippets/Migration/SharedMask.swift", "ReadmeApp/Migration/AppearanceLock.swift",
      "ReadmeSnippets/Migration/ForwardingContainer.swift", "ReadmeApp/Migration/DeviceLayout.swift",
      "ReadmeSnippets/Migration/LandscapePlayer.swift",
    ])
  func shape(path: String) throws {
    let article = try Self.text(of: "Sources/QuarterTurn/QuarterTurn.docc/FromYourOwnOrientationCode.md")
    let snippets = Self.snippets(try Self.text(of: "Examples/OrdinaryApps/Sources/" + path))
    try #require(snippets.count == 2)
    #expect(article.contains("Before:\n\n```swift\n\(snippets[0])```\n\nAfter:\n\n```swift\n\(snippets[1])```\n"))
  }

  @Test("Every shape of the article is one of these files") func count() throws {
    let article = try Self.text(of: "Sources/QuarterTurn/QuarterTurn.docc/FromYourOwnOrientationCode.md")
    #expect(article.split(separator: "\nBefore:\n").count - 1 == 7)
  }

  /// What stands between the marks of a file, without the indentation of the first line.
  private static func snippets(_ text: String) -> [String] {
    var snippets: [String] = []
    var lines: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line.drop(while: { $0 == " " }) {
      case "// Snippet": lines = []
      case "// End":
        let margin = lines?.first?.prefix { $0 == " " }.count ?? 0
        snippets.append((lines ?? []).map { $0.dropFirst(margin) + "\n" }.joined())
        lines = nil
      default: lines?.append(line)
      }
    }
    return snippets
  }

  private static func text(of path: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5)
    let root = URL(fileURLWithPath: file.joined(separator: "/"))
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
