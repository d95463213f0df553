import HeadlessUIKit
import Testing

@testable import QuarterTurn

@Suite struct OrientationErrorTests {
  @Test("Every error says what happened and what to do, also through LocalizedError", arguments: OrientationErrorText.all)
  func saysWhatAndWhatToDo(text: OrientationErrorText) {
    #expect(text.error.reason == text.reason)
    #expect(text.error.remedy == text.remedy)
    #expect(text.error.localizedDescription == text.reason)
    #expect(text.error.failureReason == text.reason)
    #expect(text.error.recoverySuggestion == text.remedy)
  }
}

/// An error with its exact texts.
struct OrientationErrorText: Sendable {
  let error: OrientationError
  let reason: String
  let remedy: String

  init(_ error: OrientationError, _ reason: String, _ remedy: String) {
    self.error = error
    self.reason = reason
    self.remedy = remedy
  }

  static let all: [OrientationErrorText] = [
    OrientationErrorText(
      .unsupported(by: .request("player")), "“player” allows none of the requested orientations.",
      "Change or release that request first, or include the orientation in it."),
    OrientationErrorText(
      .unsupported(by: .defaultOrientations),
      "The app's default orientations don't include any of the requested orientations.",
      "Request the orientation, with lock(to:) for example, or add it to the default orientations."),
    OrientationErrorText(
      .unsupported(by: .viewController("Picker")), "Picker, which is in front, allows none of the requested orientations.",
      "Include the orientation in its supportedInterfaceOrientations, or dismiss it first."),
    OrientationErrorText(
      .unsupported(by: .device), "This device does not rotate its interface upside down.", "Request portrait or landscape."),
    OrientationErrorText(
      .windowingMode, "The window is in a mode in which the app cannot choose its orientation.",
      "Adapt the layout to the window: apps cannot choose the orientation there."),
    OrientationErrorText(
      .sceneDoesNotRotate, "The scene is on an external display, whose interfaces never rotate.",
      "Adapt the layout to the display's size."),
    OrientationErrorText(
      .noWindowScene, "There is no window scene to rotate.", "Try again when the view is in a window."),
    OrientationErrorText(.sceneNotActive, "The scene is in the background.", "Try again when the scene becomes active."),
    OrientationErrorText(
      .superseded, "A newer rotation replaced this one.", "Nothing: the newer call returns the outcome."),
    OrientationErrorText(.cancelled, "The rotation was cancelled.", "Call again if you still want to rotate."),
    OrientationErrorText(
      .timedOut, "The interface did not rotate within a second.",
      "Read the coordinator's explanation: another request may keep the interface where it is."),
    OrientationErrorText(
      .refused("None of the requested orientations are supported."),
      "The system refused: None of the requested orientations are supported.",
      "Look for the cause in the coordinator's openIssues; if there is none, call again when the running transition is over."),
  ]
}
