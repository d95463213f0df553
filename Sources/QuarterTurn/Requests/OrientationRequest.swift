import QuarterTurnPlatform

/// One party's wish for a mask: which orientations it wants while it is visible, and what became of the wish.
///
/// UIKit has nothing of the kind: it sees one mask and cannot say who asked for it. A request is a description; it is read from
/// ``OrientationCoordinator/requests`` and changing it changes nothing.
///
///     for request in scene.orientationCoordinator.requests {
///       print(request.label, request.status)
///     }
///
/// Design rule "How a mask comes about".
public struct OrientationRequest: Equatable, Sendable {
  /// What becomes of a request when the mask is put together.
  ///
  /// UIKit has no counterpart: a mask it does not use is dropped without a word.
  ///
  ///     if case .rejected(let reason) = request.status { print(reason) }
  public enum Status: Equatable, Sendable {
    /// It is one of the requests the mask is made of.
    case active
    /// It wants no particular mask (nil), or gives way, and lets the requests around it through.
    case deferring
    /// A request inside it counts instead.
    case replaced(by: String)
    /// Its screen is covered; it counts again when the cover leaves.
    case suspended(by: String)
    /// It would leave nothing to show, or asks for what this device cannot do.
    case rejected(Rejection)
    /// Its view is not on screen.
    case offScreen
  }

  /// Why a request that should count does not.
  ///
  /// UIKit raises an exception or stays silent in these cases.
  ///
  ///     if case .rejected(.conflict(let newer)) = request.status { print("gave way to \(newer)") }
  public enum Rejection: Equatable, Sendable {
    /// It shares no orientation with newer requests.
    case conflict(with: String)
    /// The controller in front allows none of its orientations (R3.17).
    case controllerInFront(String)
    /// All it wants is upside down, which this device does not have (R3.5).
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
    /// On one screen, while its view is shown there.
    case screen(ObjectIdentifier)
    /// On every screen of its scene: a held lock.
    case everywhere
    /// In a window that only lies over others.
    case overlay
    /// Nowhere at the moment.
    case offScreen
  }

  package let id: RequestID
  package var place: Place
  /// The request around this one, inside the same presented controller.
  package var parent: RequestID?
  /// Grows each time a request begins to count; what has the greater number is newer.
  package var began: Int

  /// Whether it keeps the interface where it is, for which the lock preference is used as well.
  package var locksCurrent = false

  /// Whether it narrows what the others leave and gives way to them: a small video's wish to stay upright.
  package var yields = false

  /// Who asks, for people: the label given, else the file and line of the call.
  public let label: String

  /// The orientations wanted; nil lets the requests around this one through.
  public package(set) var supportedOrientations: UIInterfaceOrientationMask?

  /// The orientation to turn to, once, when the request begins to count.
  public package(set) var preferredOrientation: UIInterfaceOrientation?

  /// What became of the request when the mask was last put together.
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
  /// What a request is called when its owner gave it no label.
  package static func label(_ label: String?, fileID: String, line: Int) -> String {
    label ?? "\(fileID):\(line)"
  }
}

/// Names one request for as long as its owner lives; a request that changes its mask keeps its name.
package struct RequestID: Hashable, Sendable, Comparable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static func < (left: RequestID, right: RequestID) -> Bool {
    left.rawValue < right.rawValue
  }
}
