import Foundation
import Testing

@testable import QuarterTurn

@Suite("The table of issues") struct IssueTableTests {
  @Test("Documentation/Issues.md has the texts as they are; QUARTERTURN_RECORD=1 writes it anew") func document() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent("Documentation/Issues.md")
    if ProcessInfo.processInfo.environment["QUARTERTURN_RECORD"] != nil {
      try IssueTable.markdown.write(to: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: path, encoding: .utf8) == IssueTable.markdown)
  }

  @Test("every code has a row") func codes() {
    let listed = Set(IssueTable.rows.map(\.issue.code))
    // Without a default: a new code does not compile before it stands here.
    let all: [OrientationIssue.Code] = [
      .conflict, .rejectedByViewController, .upsideDownUnavailable, .emptyMask, .undoneByRotation, .overlayRequest,
      .sceneDoesNotRotate, .delegateNotForwarding, .containerNotForwarding, .delegateAnswersItself, .rotationRefused,
      .rotationTimedOut, .multitasking, .windowResized, .windowingMode, .autorotationDisabled, .observerMissing,
      .fullScreenRefused,
    ]
    for code in all {
      switch code {
      case .conflict, .rejectedByViewController, .upsideDownUnavailable, .emptyMask, .undoneByRotation, .overlayRequest,
        .sceneDoesNotRotate, .delegateNotForwarding, .containerNotForwarding, .delegateAnswersItself, .rotationRefused,
        .rotationTimedOut, .multitasking, .windowResized, .windowingMode, .autorotationDisabled, .observerMissing,
        .fullScreenRefused:
        #expect(listed.contains(code), "\(code)")
      }
    }
  }

  @Test("no text is said of two codes, and none is empty") func texts() {
    #expect(
      Set(IssueTable.rows.map { $0.issue.code.rawValue + $0.issue.reason + $0.issue.remedy }).count == IssueTable.rows.count)
    #expect(IssueTable.rows.allSatisfy { !$0.issue.reason.isEmpty && $0.issue.remedy.count > 10 })
  }
}
