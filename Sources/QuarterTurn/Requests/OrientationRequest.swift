import QuarterTurnPlatform

/// A description of one request for a mask: which orientations it wants while visible, and its status.
///
/// UIKit sees one mask and cannot say where it comes from. Changing a description changes nothing.
///
///     for request in scene.orientationCoordinator.requests {
///       print(request.label, request.status)
///     }
public struct OrientationRequest: Equatable, Sendable {
  /// What became of a request when the mask was made.
  public enum Status: Equatable, Sendable {
    /// The mask is made of this request, alone or with others.
    case active
    /// It makes no request at the moment (nil) or yields to others: the enclosing requests stay in effect.
    case deferring
    /// A request inside it counts instead.
    case replaced(by: String)
    /// Its screen is covered; it counts again when the cover is dismissed.
    case suspended(by: String)
    /// It cannot be fulfilled together with newer requests, or on this device.
    case rejected(Rejection)
    /// Its view is not on screen.
    case offScreen
  }

  /// Why a request that should count does not.
  public enum Rejection: Equatable, Sendable {
    /// It shares no orientation with newer requests.
    case conflict(with: String)
    // R3.17
    /// The controller in front allows none of its orientations.
    case controllerInFront(String)
    // R3.5
    /// It contains nothing but upside-down, which this device does not have.
    case upsideDown
    /// Its mask is empty.
    case empty
    /// Rotating the interface for it took it off the screen or changed it.
    case undoneByRotation
    /// It is made inside a window that only lies over others.
    case overlayWindow
  }

  /// Where a request counts.
  package enum Place: Equatable, Sendable {
    case screen(ObjectIdentifier)
    // On every screen of its scene: a lock.
    case everywhere
    case overlay
    case offScreen
  }

  package let id: RequestID
  package var place: Place
  // Inside the same presented controller.
  package var parent: RequestID?
  /// The presented controller that it is made in, where that only lies on a screen, as a sheet does.
  var presented: String?
  // Grows each time a request begins to count; the greater number is newer.
  package var began: Int

  // For a lock of the current orientation the lock preference is used as well.
  package var locksCurrent = false

  /// Whether it only narrows what the others leave: an inline video keeps its page in portrait.
  package var yields = false

  /// The label given, else the file and line of the call.
  public let label: String

  /// The requested orientations; nil leaves the enclosing requests in effect.
  public package(set) var supportedOrientations: UIInterfaceOrientationMask?

  /// The orientation to rotate to, once, when the request begins to count.
  public package(set) var preferredOrientation: UIInterfaceOrientation?

  /// What became of the request when the mask was last made.
  public package(set) var status: Status = .offScreen

  package init(
    id: RequestID, label: String, supportedOrientations: UIInterfaceOrientationMask?,
    preferredOrientation: UIInterfaceOrientation? = nil, place: Place = .offScreen, parent: RequestID? = nil, began: Int = 0
  ) {
    self.id = id
    self.label = label
    self.supportedOrientations = supportedOrientations
    self.preferredOrientation = preferredOrientation
    self.place = place
    self.parent = parent
    self.began = began
  }
}

extension OrientationRequest {
  package static func label(_ label: String?, fileID: String, line: Int) -> String {
    label ?? "\(fileID):\(line)"
  }
}

/// Identifies one request for as long as its owner lives, also when its mask changes.
package struct RequestID: Hashable, Sendable, Comparable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static func < (left: RequestID, right: RequestID) -> Bool {
    left.rawValue < right.rawValue
  }
}
