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
    case .unsupported(by: .request(let label)): "“\(label)” allows none of the orientations asked for."
    case .unsupported(by: .defaultOrientations): "The app's default orientations hold none of those asked for."
    case .unsupported(by: .viewController(let name)): "\(name), which is in front, allows none of the orientations asked for."
    case .unsupported(by: .device): "This device does not show its interface upside down."
    case .windowingMode: "The window is in a mode in which the app may not choose its orientation."
    case .sceneDoesNotRotate: "The scene is on an external display, whose interfaces never rotate."
    case .noWindowScene: "There is no window scene to turn."
    case .sceneNotActive: "The scene is in the background."
    case .superseded: "A newer turn was asked for."
    case .cancelled: "The turn was cancelled."
    case .timedOut: "The interface did not turn within a second."
    case .refused(let text): "The system refused: \(text)"
    }
  }

  /// What to do about it, as a sentence.
  public var remedy: String {
    switch self {
    case .unsupported(by: .request): "Change or release that request first, or let it include the orientation."
    case .unsupported(by: .defaultOrientations):
      "Ask for the orientation with a request, such as lock(to:), or add it to the default orientations."
    case .unsupported(by: .viewController): "Let its supportedInterfaceOrientations include the orientation, or dismiss it first."
    case .unsupported(by: .device): "Ask for portrait or landscape."
    case .windowingMode: "Adapt the layout to the window: apps do not choose the orientation there."
    case .sceneDoesNotRotate: "Lay out for the display's size."
    case .noWindowScene: "Ask once the view is in a window."
    case .sceneNotActive: "Ask again when the scene becomes active."
    case .superseded: "Nothing: the newer turn reports its own outcome."
    case .cancelled: "Ask again if the turn is still wanted."
    case .timedOut: "Read the coordinator's explanation: another party may hold the interface."
    case .refused: "Ask again when the transition in front is over."
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
