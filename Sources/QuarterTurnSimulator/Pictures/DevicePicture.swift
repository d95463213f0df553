import HeadlessUIKit

/// A device as a few characters: the device orientation and the interface orientation.
///
/// The low corners `⌊ ⌋` stand at the bottom edge of an upright phone, `⌈ ⌉` at that of one upside down; held sideways, `‖` is the bottom
/// edge. Lying flat it is seen from above, with round corners. The arrow points to where the interface's top is for whoever holds the phone,
/// so an arrow that does not point up is an interface that lies on its side.
package struct DevicePicture: Hashable, Sendable {
  package let pose: UIDeviceOrientation
  package let interface: UIInterfaceOrientation

  package init(pose: UIDeviceOrientation, interface: UIInterfaceOrientation) {
    self.pose = pose
    self.interface = interface
  }

  /// The width every picture is padded to.
  package static let width = 7

  package var text: String {
    switch pose {
    case .portrait, .unknown: "  ⌊\(arrow)⌋  "
    case .portraitUpsideDown: "  ⌈\(arrow)⌉  "
    case .landscapeLeft: "[  \(arrow)  ‖"
    case .landscapeRight: "‖  \(arrow)  ]"
    case .faceUp: "  (\(arrow))  "
    case .faceDown: "  (·)  "
    }
  }

  /// Whether the interface is upright for whoever holds the device; a flat one has no up.
  package var isUpright: Bool { direction == 0 || pose.isFlat }

  private var arrow: String {
    guard let direction else { return "?" }
    return ["↑", "→", "↓", "←"][direction]
  }

  /// Quarter turns clockwise from the eye's up to the interface's up.
  private var direction: Int? {
    guard let edge else { return nil }
    return (edge + rotation) % 4
  }

  /// The device's edge that the interface's top is at, clockwise from its top.
  var edge: Int? {
    switch interface {
    case .portrait: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    case .unknown: nil
    }
  }

  /// How far the device is rotated from upright, in quarter turns clockwise.
  var rotation: Int {
    switch pose {
    case .portrait, .unknown, .faceUp, .faceDown: 0
    case .landscapeRight: 1
    case .portraitUpsideDown: 2
    case .landscapeLeft: 3
    }
  }
}
