import Foundation
import Testing

@testable import QuarterTurn

@Suite("The article about full-screen video") struct FullScreenDocumentationTests {
  @Test("has the machine's table as it is") func table() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Sources/QuarterTurn/QuarterTurn.docc/FullScreenVideo.md")
    let article = try String(contentsOf: path, encoding: .utf8)
    #expect(article.contains("\n\n\(FullScreenMachine.table)\n"))
  }
}
