import Foundation
import Testing

@testable import QuarterTurnDoctor

/// Holds the article "From your own orientation code" against the doctor.
@Suite struct ArticleTests {
  struct Shape: Sendable, CustomTestStringConvertible {
    let title: String
    let rules: Set<String>
    let before: String
    let after: String
    var testDescription: String { title }
  }

  static let shapes: [Shape] = {
    let article = (try? Checkout.text(of: "Sources/QuarterTurn/QuarterTurn.docc/FromYourOwnOrientationCode.md")) ?? ""
    return article.components(separatedBy: "\n### ").dropFirst().compactMap { part in
      let code = part.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "```").first }
      guard code.count == 2, let found = part.firstMatch(of: /Found as ([C0-9, ]+)\./) else { return nil }
      let title = part.prefix { $0 != "\n" }
      return Shape(
        title: String(title), rules: Set(found.1.split { ", ".contains($0) }.map(String.init)), before: code[0], after: code[1])
    }
  }()

  private static func rules(_ code: String) throws -> Set<String> {
    let folder = try TemporaryFolder()
    try folder.write("Code.swift", code)
    return Set(try Doctor(RuleSelection(optIn: ["C49"])).check(folder.path).findings.map(\.rule))
  }

  @Test("The article has seven shapes") func count() { #expect(Self.shapes.count == 7) }

  @Test("The doctor finds in each shape what the article says, and nothing in what takes its place", arguments: shapes)
  func shape(shape: Shape) throws {
    #expect(try Self.rules(shape.before).isSuperset(of: shape.rules))
    #expect(!shape.rules.isEmpty)
    #expect(try Self.rules(shape.after) == [])
  }
}
