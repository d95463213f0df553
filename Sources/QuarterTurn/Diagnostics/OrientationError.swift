import QuarterTurnPlatform

/// Why the interface did not rotate.
///
/// UIKit reports a refusal in localized text, never success, and nothing at all below iOS 16. Each case here says what
/// prevented the rotation and what to do about it.
///
///     do throws(OrientationError) {
///       try await coordinator.rotate(to: .landscape)
///     } catch {
///       print(error.reason, error.remedy)
///     }
public enum OrientationError: Error, Equatable, Sendable {
  /// What excludes the requested orientations.
  public enum Party: Equatable, Sendable {
    /// A request, by its label.
    case request(String)
    /// The app's default orientations; no request excludes them.
    case defaultOrientations
    /// The view controller that UIKit asks, by its class.
    case viewController(String)
    /// The device: it has no upside-down orientation.
    case device
  }

  /// None of the requested orientations is supported.
  case unsupported(by: Party)
  // R7.3
  /// The scene is in a windowing mode in which apps cannot choose their orientation.
  case windowingMode
  /// The scene is on a display whose interfaces never rotate.
  case sceneDoesNotRotate
  /// There is no window scene, or it has disconnected.
  case noWindowScene
  /// The scene is in the background.
  case sceneNotActive
  /// A newer `rotate` replaced this one.
  case superseded
  /// The task was cancelled, or the screen that called has gone.
  case cancelled
  /// The interface did not rotate within a second.
  case timedOut
  /// The system refused; the text is its own.
  case refused(String)

  /// What prevented the rotation, as a sentence.
  public var reason: String {
    switch self {
    case .unsupported(by: .request(let label)): "“\(label)” allows none of the requested orientations."
    case .unsupported(by: .defaultOrientations):
      "The app's default orientations don't include any of the requested orientations."
    case .unsupported(by: .viewController(let name)): "\(name), which is in front, allows none of the requested orientations."
    case .unsupported(by: .device): "This device does not rotate its interface upside down."
    case .windowingMode: "The window is in a mode in which the app cannot choose its orientation."
    case .sceneDoesNotRotate: "The scene is on an external display, whose interfaces never rotate."
    case .noWindowScene: "There is no window scene to rotate."
    case .sceneNotActive: "The scene is in the background."
    case .superseded: "A newer rotation replaced this one."
    case .cancelled: "The rotation was cancelled."
    case .timedOut: "The interface did not rotate within a second."
    case .refused(let text): "The system refused: \(text)"
    }
  }

  /// What to do about it, as a sentence.
  public var remedy: String {
    switch self {
    case .unsupported(by: .request): "Change or release that request first, or include the orientation in it."
    case .unsupported(by: .defaultOrientations):
      "Request the orientation, with lock(to:) for example, or add it to the default orientations."
    case .unsupported(by: .viewController): "Include the orientation in its supportedInterfaceOrientations, or dismiss it first."
    case .unsupported(by: .device): "Request portrait or landscape."
    case .windowingMode: "Adapt the layout to the window: apps cannot choose the orientation there."
    case .sceneDoesNotRotate: "Adapt the layout to the display's size."
    case .noWindowScene: "Try again when the view is in a window."
    case .sceneNotActive: "Try again when the scene becomes active."
    case .superseded: "Nothing: the newer call returns the outcome."
    case .cancelled: "Call again if you still want to rotate."
    case .timedOut: "Read the coordinator's explanation: another request may keep the interface where it is."
    case .refused:
      "Look for the cause in the coordinator's openIssues; if there is none, call again when the running transition is over."
    }
  }
}

extension OrientationError: LocalizedError {
  /// The reason, which `localizedDescription` returns.
  public var errorDescription: String? { reason }
  /// The reason.
  public var failureReason: String? { reason }
  /// The remedy.
  public var recoverySuggestion: String? { remedy }
}
