import QuarterTurnPlatform

/// Something that keeps a request from taking effect: what happened and what to do about it.
///
/// UIKit raises an exception or ignores the request silently. An issue is raised once per cause and screen; when its cause is
/// gone, it comes once more with `isResolved` set.
///
///     for await issue in coordinator.issues where !issue.isResolved {
///       print(issue.reason, issue.remedy)
///     }
public struct OrientationIssue: Equatable, Sendable {
  /// The kind of cause.
  public enum Code: String, Sendable {
    /// A request shares no orientation with newer ones and was rejected.
    case conflict
    // R3.17
    /// The controller in front allows none of the requested orientations, and decides while it is in front.
    case rejectedByViewController
    // R3.5
    /// A request contains nothing but upside-down, which this device does not have.
    case upsideDownUnavailable
    /// A request's mask is empty.
    case emptyMask
    /// Rotating for a request removed the view that made it, because the layout follows the orientation.
    case undoneByRotation
    /// A request is made inside a window that only lies over others.
    case overlayRequest
    // R7.10
    /// The scene is on a display whose interfaces never rotate.
    case sceneDoesNotRotate
    // R3.1
    /// Neither the app delegate nor the scene delegate forwards UIKit's call to the library.
    case delegateNotForwarding
    /// A container of the app does not forward UIKit's call to one of the library's inside it.
    case containerNotForwarding
    // R3.1
    /// A delegate returns a mask of its own to UIKit.
    case delegateAnswersItself
    // R5.4
    /// The system refused a rotation.
    case rotationRefused
    /// The interface did not rotate within a second.
    case rotationTimedOut
    // R7.1
    /// iPadOS ignores masks: Info.plist lists all four orientations and does not require full screen.
    case multitasking
    // R8.13
    /// The user has resized the window, and iPadOS 27 ignores masks from then on.
    case windowResized
    // R7.3, R7.13
    /// The window is in a mode in which apps cannot choose their orientation.
    case windowingMode
    // R3.14
    /// Below iOS 16 a controller's `shouldAutorotate` keeps the interface from rotating.
    case autorotationDisabled
    /// A SwiftUI view reads the interface orientation without `observingInterfaceOrientation()` above it.
    case observerMissing
    /// UIKit did not present a full-screen video.
    case fullScreenRefused
  }

  /// The kind of cause.
  public let code: Code

  /// Who is affected: a request's label, or the default orientations.
  public let subject: String

  /// The screen it concerns: the title, else the class, of the window's root or of the presented controller.
  public let screen: String

  /// What happened, as a sentence.
  public let reason: String

  /// What to do about it, as a sentence or a line of code to add.
  public let remedy: String

  /// Whether the cause is gone.
  public package(set) var isResolved = false

  /// Whether UIKit's question does not reach the library.
  var isAboutDelegates: Bool { code == .delegateNotForwarding || code == .delegateAnswersItself }
}

extension OrientationIssue {
  init(conflict subject: String, with newer: String, places: (subject: String, newer: String)? = nil, on screen: String) {
    let (place, newerPlace) = (places.map { " on \($0.subject)" } ?? "", places.map { " on \($0.newer)" } ?? "")
    self.init(
      code: .conflict, subject: subject, screen: screen,
      reason: "“\(subject)”\(place) is rejected: it shares no orientation with the newer “\(newer)”\(newerPlace).",
      remedy: "Let the two share an orientation, or release one while the other is shown.")
  }

  package init(
    rejected subject: String, mask: UIInterfaceOrientationMask, by controller: String,
    allowing shown: UIInterfaceOrientationMask, on screen: String, isOtherWindow: Bool = false
  ) {
    self.init(
      code: .rejectedByViewController, subject: subject, screen: screen,
      reason: "“\(subject)” wants \(mask.readableName), but \(controller) is in front and allows only \(shown.readableName); "
        + "UIKit would raise, so the controller has its way until it leaves.",
      remedy: isOtherWindow
        ? "Make an OrientationOverlayController the root of that window, or let its root's supportedInterfaceOrientations include "
          + "\(mask.readableName)."
        : "Let the supportedInterfaceOrientations of \(controller) include \(mask.readableName), or present it as a sheet.")
  }

  init(overruled subject: String, by window: String, at orientation: UIInterfaceOrientation, on screen: String) {
    self.init(
      code: .rejectedByViewController, subject: subject, screen: screen,
      reason:
        "“\(subject)” has no effect: \(window), the window in front, is in \(orientation.readableName), which the answer for it "
        + "does not include.",
      remedy: "Let the app delegate answer for \(window) as for the other windows, or wait until it is gone.")
  }

  init(
    disjoint content: String, _ mask: UIInterfaceOrientationMask, with app: UIInterfaceOrientationMask, on screen: String
  ) {
    self.init(
      code: .rejectedByViewController, subject: content, screen: screen,
      reason: "\(content) allows only \(mask.readableName), but the app allows only \(app.readableName): UIKit would raise, so "
        + "\(content) is shown in what the app allows.",
      remedy:
        "Add \(mask.readableName) to Info.plist or to the default orientations, or let the supportedInterfaceOrientations of "
        + "\(content) include \(app.readableName).")
  }

  package init(upsideDown subject: String, on screen: String) {
    self.init(
      code: .upsideDownUnavailable, subject: subject, screen: screen,
      reason: "“\(subject)” wants nothing but upside down, which phones without a Home button do not show.",
      remedy: "Add another orientation to its mask.")
  }

  init(upsideDownAlone controller: String, on screen: String) {
    self.init(
      code: .upsideDownUnavailable, subject: controller, screen: screen,
      reason: "\(controller) allows nothing but upside down, which this phone does not show, so UIKit raises.",
      remedy: "Let the supportedInterfaceOrientations of \(controller) include another orientation.")
  }

  init(_ swallowed: IssueFacts.Swallowed, on screen: String) {
    self.init(
      code: .containerNotForwarding, subject: swallowed.container, screen: screen,
      reason:
        "\(swallowed.container) does not forward supportedInterfaceOrientations, so \(swallowed.child) inside it is not asked, "
        + "which allows \(swallowed.mask.readableName).",
      remedy: "Return the supportedInterfaceOrientations of \(swallowed.child) from those of \(swallowed.container), or ask with "
        + "setSupportedOrientationsWhileVisible(_:) in the page: that needs no forwarding.")
  }

  package init(emptyMask subject: String, on screen: String) {
    self.init(
      code: .emptyMask, subject: subject, screen: screen, reason: "“\(subject)” asks for an empty mask, which UIKit forbids.",
      remedy: "Pass nil to let the requests around it through, or name at least one orientation.")
  }

  init(undone name: String, on screen: String) {
    let isVideo = name.hasSuffix(FullScreenCover.suffix)
    let subject = isVideo ? String(name.dropLast(FullScreenCover.suffix.count)) : name
    self.init(
      code: .undoneByRotation, subject: subject, screen: screen,
      reason:
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
      reason: "“\(subject)” is inside an overlay window, whose content has no say about orientation.",
      remedy: "Ask from the window below, present the content full screen, or give the window another root.")
  }

  static func sceneDoesNotRotate(_ subject: String, on screen: String) -> OrientationIssue {
    OrientationIssue(
      code: .sceneDoesNotRotate, subject: subject, screen: screen,
      reason: "“\(subject)” has no effect: its scene is on an external display, whose interfaces never rotate.",
      remedy: "Ask in a scene of the device's own display, and lay out for the external one's size.")
  }

  package init(emptyDefaultOn screen: String) {
    self.init(
      code: .emptyMask, subject: "the default orientations", screen: screen,
      reason: "The default orientations stated hold nothing, which UIKit forbids.",
      remedy: "State nil for what Info.plist declares, or name at least one orientation.")
  }

  /// Where the system refused a rotation, which is where the remedy lies.
  enum Refusal {
    /// During a presentation, a push or a pop.
    case transition
    /// UIKit judges by the answer of a delegate that does not ask the library.
    case delegate
    /// Among windows.
    case windowing

    fileprivate var remedy: String {
      switch self {
      case .transition: "Try again when the running transition is over."
      case .delegate: "Do what the issue about the delegate says: UIKit goes by the delegate's answer."
      case .windowing: OrientationError.windowingMode.remedy
      }
    }
  }

  init(refused orientation: UIInterfaceOrientation, text: String, _ refusal: Refusal, on screen: String) {
    self.init(
      code: .rotationRefused, subject: orientation.readableName, screen: screen,
      reason: "The system refused to turn the interface to \(orientation.readableName): \(text)",
      remedy: refusal.remedy)
  }

  package init(presentationRefused subject: String, over controller: String) {
    self.init(
      code: .fullScreenRefused, subject: subject, screen: controller,
      reason: "“\(subject)” was to fill the screen, but UIKit did not present it over \(controller).",
      remedy: "Look for UIKit's own message in the console; the view has to be in a window whose root may present.")
  }

  package init(timedOut orientation: UIInterfaceOrientation, on screen: String) {
    self.init(
      code: .rotationTimedOut, subject: orientation.readableName, screen: screen,
      reason: "The interface did not turn to \(orientation.readableName) within a second.",
      remedy:
        "Check that the app or scene delegate forwards UIKit's question to the library, and that no other window is in front.")
  }

  package init(autorotationDisabled orientation: UIInterfaceOrientation, by controller: String, on screen: String) {
    self.init(
      code: .autorotationDisabled, subject: orientation.readableName, screen: screen,
      reason: "\(controller) answers shouldAutorotate with false, so iOS 15 does not turn to \(orientation.readableName).",
      remedy: "Return true from its shouldAutorotate; the request alone keeps the interface where it belongs.")
  }
}

extension OrientationIssue {
  /// An issue is raised once per cause and screen.
  package struct Cause: Hashable, Sendable {
    let code: Code
    let subject: String
    let screen: String
  }

  package var cause: Cause { Cause(code: code, subject: subject, screen: screen) }
}
