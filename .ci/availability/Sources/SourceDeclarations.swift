import Foundation
import SwiftParser
import SwiftSyntax

/// What some files declare.
struct SourceDeclarations {
  private(set) var declarations: [Declaration] = []
  private(set) var inheritance: [(type: String, parent: String)] = []
  /// The declarations with an `@available` of their own.
  private(set) var minimums: [(Declaration, Version)] = []

  /// What others can see of them, and what the table names without its being written anywhere, as the compiler makes it.
  func visible(with rows: [NewerDeclaration]) -> SourceDeclarations {
    var visible = self
    visible.declarations.removeAll { !$0.isPublic }
    let written = Set(declarations.map(\.fullName))
    visible.declarations += rows.filter { !written.contains($0.name) }.map { Declaration(row: $0.name) }
    return visible
  }

  init(_ files: [SourceFile]) {
    for file in files {
      let collector = DeclarationCollector(file: file.path)
      collector.walk(file.syntax)
      declarations += collector.declarations
      inheritance += collector.inheritance
      minimums += collector.minimums
    }
  }
}

/// A Swift file, or a snippet of Swift in a Markdown file, with lines numbered as in the file.
struct SourceFile {
  let path: String
  let syntax: SourceFileSyntax
  private let converter: SourceLocationConverter

  init(path: String, text: String) {
    self.path = path
    syntax = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: syntax)
  }

  /// All Swift in a file or folder: Swift files, and what Markdown fences as Swift.
  static func all(at path: String) throws -> [SourceFile] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { throw CheckError.missing(path) }
    guard isFolder.boolValue else { return try files(path) }
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try names.sorted().flatMap { try files("\(path)/\($0)") }
  }

  private static func files(_ path: String) throws -> [SourceFile] {
    guard path.hasSuffix(".swift") || path.hasSuffix(".md") else { return [] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else { return [] }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return path.hasSuffix(".swift") ? [SourceFile(path: path, text: text)] : snippets(in: text, path: path)
  }

  private static func snippets(in text: String, path: String) -> [SourceFile] {
    var found: [SourceFile] = []
    var snippet: String?
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if snippet == nil, line.trimmingCharacters(in: .whitespaces) == "```swift" {
        // Empty lines in front keep the numbers.
        snippet = String(repeating: "\n", count: number + 1)
      } else if let text = snippet, line.trimmingCharacters(in: .whitespaces) == "```" {
        found.append(SourceFile(path: path, text: text))
        snippet = nil
      } else if snippet != nil {
        snippet? += line + "\n"
      }
    }
    return found
  }

  /// What the file says it needs: `// iOS 16 or newer` above everything else.
  var statedMinimum: Version? {
    guard let first = syntax.firstToken(viewMode: .sourceAccurate) else { return nil }
    for case .lineComment(let comment) in first.leadingTrivia.pieces {
      let words = comment.split(separator: " ")
      guard words.count >= 5, words[1] == "iOS", words[3...4] == ["or", "newer"] || words[3...4] == ["or", "newer."] else {
        continue
      }
      return Version(String(words[2]))
    }
    return nil
  }

  func location(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    return (location.line, location.column)
  }
}
