import QuarterTurnPlatform

/// Why the interface did not turn.
///
/// UIKit tells of a refusal in an error whose text is localised, of nothing at all below iOS 16, and never of success. Every case here
/// says what was in the way and what to do about it.
///
///     do throws(OrientationError) {
///       try await coordinator.rotate(to: .landscape)
///     } catch {
///       print(error.reason, error.remedy)
///     }
///
/// Rules R5.1 to R5.6; reports B02, B41.
public enum OrientationError: Error, Equatable, Sendable {
  /// The party that leaves none of the asked orientations.
  ///
  /// UIKit names only the mask, not whose it is.
  ///
  ///     if case .unsupported(by: .request(let label)) = error { print("held by \(label)") }
  public enum Party: Equatable, Sendable {
    /// A request, by its label.
    case request(String)
    /// No request; the app's default orientations.
    case defaultOrientations
    /// The controller that UIKit asks, by its class.
    case viewController(String)
    /// The device: upside-down on a phone without a Home button.
    case device
  }

  /// None of the asked orientations is supported.
  case unsupported(by: Party)
  /// The scene is in a windowing mode in which apps may not choose their orientation (R7.3).
  case windowingMode
  /// The scene is on a display whose interfaces never rotate.
  case sceneDoesNotRotate
  /// There is no window scene, or it is disconnected.
  case noWindowScene
  /// The scene is in the background.
  case sceneNotActive
  /// A newer `rotate` took this one's place.
  case superseded
  /// The task was cancelled, or the screen that asked is gone.
  case cancelled
  /// The interface did not turn within a second.
  case timedOut
  /// The system refused, in its own words.
  case refused(String)

  /// What was in the way, as a sentence.
  ///
  /// UIKit's own sentence is localised and names no culprit.
  ///
  ///     print(error.reason)
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
  ///
  /// UIKit gives no advice.
  ///
  ///     print(error.remedy)
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
  /// The reason, which is what `localizedDescription` shows.
  public var errorDescription: String? { reason }
  /// The reason.
  public var failureReason: String? { reason }
  /// The remedy.
  public var recoverySuggestion: String? { remedy }
}
