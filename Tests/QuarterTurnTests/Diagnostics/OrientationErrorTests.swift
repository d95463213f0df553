import HeadlessUIKit
import Testing

@testable import QuarterTurn

@Suite struct OrientationErrorTests {
  static let all: [OrientationError] = [
    .unsupported(by: .request("player")), .unsupported(by: .defaultOrientations), .unsupported(by: .viewController("Picker")),
    .unsupported(by: .device), .windowingMode, .noWindowScene, .sceneNotActive, .superseded, .cancelled, .timedOut,
    .refused("None of the requested orientations are supported."),
  ]

  @Test("Every error says what happened and what to do, also through LocalizedError", arguments: all)
  func saysWhatAndWhatToDo(error: OrientationError) {
    #expect(error.reason.hasSuffix("."))
    #expect(error.remedy.hasSuffix("."))
    #expect(error.localizedDescription == error.reason)
  }
}
