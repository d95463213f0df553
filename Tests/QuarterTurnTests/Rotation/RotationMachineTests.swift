import Foundation
import HeadlessUIKit
import QuarterTurnTestSupport
import Testing

@testable import QuarterTurn

@Suite("RotationMachine") struct RotationMachineTests {
  /// One layout of so many: the benchmark tries them all (`QuarterTurnBenchmarks --enumerate`).
  private static let sample = 1024

  @Test("no cause brings about more than two rotations, and all come to rest, whatever a layout asks for")
  func neverMoreThanTwo() {
    let enumeration = RotationEnumeration(oneOf: Self.sample)
    #expect(enumeration.causes > 10_000)
    #expect(enumeration.mostRotations == 2)
    #expect(enumeration.faultCount == 0, "\(enumeration.faults)")
  }

  @Test("without the limit the same layouts rotate again and again")
  func limit() {
    let enumeration = RotationEnumeration(oneOf: Self.sample, limit: .max)
    #expect(enumeration.mostRotations > 4)
    #expect(enumeration.faultCount > 0)
  }

  @Test("the article about rotations has the table of decisions as it is")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Sources/QuarterTurn/QuarterTurn.docc/HowDoIRotate.md")
    let article = try String(contentsOf: path, encoding: .utf8)
    #expect(article.contains("\n\n\(DecisionTable.markdown)\n"), "\(DecisionTable.markdown)")
  }
}
