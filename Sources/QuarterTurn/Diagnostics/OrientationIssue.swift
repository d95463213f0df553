import QuarterTurnPlatform

/// Something that keeps a request from taking effect: what happened and what to do about it.
///
/// UIKit either raises, or ignores what it does not like without a word. An issue is raised once per cause and screen; when its cause is
/// gone, it comes once more with `isResolved` set.
///
///     for await issue in coordinator.issues where !issue.isResolved {
///       print(issue.reason, issue.remedy)
///     }
///
/// Design rule "issue"; reports B02, B13, B89.
public struct OrientationIssue: Equatable, Sendable {
  /// The kind of cause.
  ///
  /// UIKit has no list of these.
  ///
  ///     if issue.code == .delegateNotForwarding { assertionFailure(issue.remedy) }
  public enum Code: String, Sendable {
    /// A request would have left nothing to show together with newer ones, and was set aside.
    case conflict
    /// The controller in front allows none of what was asked for, and has its way while it is in front (R3.17).
    case rejectedByViewController
    /// A request wants nothing but upside-down, which this device does not have (R3.5).
    case upsideDownUnavailable
    /// A request's mask is empty.
    case emptyMask
    /// Rotating for a request took away what made it, because the layout follows the orientation.
    case undoneByRotation
    /// A request is made inside a window that only lies over others.
    case overlayRequest
    /// The scene is on a display whose interfaces never rotate (R7.10).
    case sceneDoesNotRotate
    /// Neither the app delegate nor the scene delegate passes UIKit's question on to the library (R3.1).
    case delegateNotForwarding
    /// A delegate answers UIKit with a mask of its own (R3.1).
    case delegateAnswersItself
    /// The system refused a turn (R5.4).
    case rotationRefused
    /// The interface did not turn within a second.
    case rotationTimedOut
    /// All four orientations are declared for the iPad and full screen is not required: nobody asks for masks (R7.1).
    case multitasking
    /// The user has resized the window, so that iPadOS 27 does not ask for masks any more (R8.13).
    case windowResized
    /// The window is in a mode in which apps may not choose their orientation (R7.3, R7.13).
    case windowingMode
    /// Below iOS 16 a controller's shouldAutorotate keeps the interface from turning (R3.14).
    case autorotationDisabled
    /// A SwiftUI view reads the interface orientation where nobody observes it.
    case observerMissing
    /// UIKit did not present a video that was to fill the screen.
    case fullScreenRefused
  }

  /// The kind of cause.
  public let code: Code

  /// Who is affected: a request's label, or the default orientations.
  public let subject: String

  /// The screen on which it happened: the title, else the class, of the window's root or of the presented controller.
  public let screen: String

  /// What happened, as a sentence.
  public let happened: String

  /// What to do about it, as a sentence or a line of code to add.
  public let remedy: String

  /// Whether the cause is gone.
  public package(set) var isResolved = false

  /// Whether UIKit's question does not reach the library.
  var isAboutTheHook: Bool { code == .delegateNotForwarding || code == .delegateAnswersItself }
}

extension OrientationIssue {
  package init(conflict subject: String, with newer: String, on screen: String) {
    self.init(
      code: .conflict, subject: subject, screen: screen,
      happened: "“\(subject)” is set aside: it shares no orientation with the newer “\(newer)”.",
      remedy: "Let the two share an orientation, or release one while the other is shown.")
  }

  package init(
    setAside subject: String, mask: UIInterfaceOrientationMask, by controller: String,
    allowing shown: UIInterfaceOrientationMask, on screen: String, isOtherWindow: Bool = false
  ) {
    self.init(
      code: .rejectedByViewController, subject: subject, screen: screen,
      happened: "“\(subject)” wants \(mask.readableName), but \(controller) is in front and allows only \(shown.readableName); "
        + "UIKit would raise, so the controller has its way until it leaves.",
      remedy: isOtherWindow
        ? "Make an OrientationOverlayController the root of that window, or let its root's supportedInterfaceOrientations include "
          + "\(mask.readableName)."
        : "Let the supportedInterfaceOrientations of \(controller) include \(mask.readableName), or present it as a sheet.")
  }

  init(overruled subject: String, by window: String, at orientation: UIInterfaceOrientation, on screen: String) {
    self.init(
      code: .rejectedByViewController, subject: subject, screen: screen,
      happened:
        "“\(subject)” has no effect: \(window), the window in front, is in \(orientation.readableName), which the answer for it "
        + "does not include.",
      remedy: "Let the app delegate answer for \(window) as for the other windows, or wait until it is gone.")
  }

  init(
    disjoint content: String, _ mask: UIInterfaceOrientationMask, with app: UIInterfaceOrientationMask, on screen: String
  ) {
    self.init(
      code: .rejectedByViewController, subject: content, screen: screen,
      happened: "\(content) allows only \(mask.readableName), but the app allows only \(app.readableName): UIKit would raise, so "
        + "\(content) is shown in what the app allows.",
      remedy:
        "Add \(mask.readableName) to Info.plist or to the default orientations, or let the supportedInterfaceOrientations of "
        + "\(content) include \(app.readableName).")
  }

  package init(upsideDown subject: String, on screen: String) {
    self.init(
      code: .upsideDownUnavailable, subject: subject, screen: screen,
      happened: "“\(subject)” wants nothing but upside down, which phones without a Home button do not show.",
      remedy: "Add another orientation to its mask.")
  }

  package init(emptyMask subject: String, on screen: String) {
    self.init(
      code: .emptyMask, subject: subject, screen: screen, happened: "“\(subject)” asks for an empty mask, which UIKit forbids.",
      remedy: "Pass nil to let the requests around it through, or name at least one orientation.")
  }

  init(undone name: String, on screen: String) {
    let isVideo = name.hasSuffix(FullScreenCover.suffix)
    let subject = isVideo ? String(name.dropLast(FullScreenCover.suffix.count)) : name
    self.init(
      code: .undoneByRotation, subject: subject, screen: screen,
      happened:
        "“\(subject)” asked for a rotation that took it off the screen or changed what it asks for, so the interface has come "
        + "to rest without it.",
      remedy: isVideo
        ? "Put fullScreenInLandscape outside of the layouts that follow the size class, or keep the layout while the video is full "
          + "screen."
        : "Ask from a view that does not depend on the size class or on the orientation, such as the one around both layouts.")
  }

  init(inOverlay subject: String, on screen: String) {
    self.init(
      code: .overlayRequest, subject: subject, screen: screen,
      happened: "“\(subject)” is inside an overlay window, whose content has no say about orientation.",
      remedy: "Ask from the window below, present the content full screen, or give the window another root.")
  }

  static func sceneDoesNotRotate(_ subject: String, on screen: String) -> OrientationIssue {
    OrientationIssue(
      code: .sceneDoesNotRotate, subject: subject, screen: screen,
      happened: "“\(subject)” has no effect: its scene is on an external display, whose interfaces never rotate.",
      remedy: "Ask in a scene of the device's own display, and lay out for the external one's size.")
  }

  package init(emptyDefaultOn screen: String) {
    self.init(
      code: .emptyMask, subject: "the default orientations", screen: screen,
      happened: "The default orientations stated hold nothing, which UIKit forbids.",
      remedy: "State nil for what Info.plist declares, or name at least one orientation.")
  }

  package init(refused orientation: UIInterfaceOrientation, text: String, remedy: String, on screen: String) {
    self.init(
      code: .rotationRefused, subject: orientation.readableName, screen: screen,
      happened: "The system refused to turn the interface to \(orientation.readableName): \(text)",
      remedy: remedy)
  }

  package init(presentationRefused subject: String, over controller: String) {
    self.init(
      code: .fullScreenRefused, subject: subject, screen: controller,
      happened: "“\(subject)” was to fill the screen, but UIKit did not present it over \(controller).",
      remedy: "Look for UIKit's own message in the console; the view has to be in a window whose root may present.")
  }

  package init(timedOut orientation: UIInterfaceOrientation, on screen: String) {
    self.init(
      code: .rotationTimedOut, subject: orientation.readableName, screen: screen,
      happened: "The interface did not turn to \(orientation.readableName) within a second.",
      remedy: "Check that the app or scene delegate passes UIKit's question on, and that no other window is in front.")
  }

  package init(autorotationDisabled orientation: UIInterfaceOrientation, by controller: String, on screen: String) {
    self.init(
      code: .autorotationDisabled, subject: orientation.readableName, screen: screen,
      happened: "\(controller) answers shouldAutorotate with false, so iOS 15 does not turn to \(orientation.readableName).",
      remedy: "Return true from its shouldAutorotate; the request alone keeps the interface where it belongs.")
  }
}

extension OrientationIssue {
  /// What makes two issues the same one: an issue is raised once per cause and screen.
  package struct Cause: Hashable, Sendable {
    let code: Code
    let subject: String
    let screen: String
  }

  package var cause: Cause { Cause(code: code, subject: subject, screen: screen) }
}
