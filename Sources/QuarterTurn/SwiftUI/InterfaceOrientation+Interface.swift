import QuarterTurnPlatform

extension UIInterfaceOrientation {
  // R1.6
  /// The interface orientation that a value of SwiftUI's preview type means.
  ///
  /// SwiftUI names landscape by where the top of the *device* is, UIKit by the side of the Home button: the names are mirrored.
  ///
  ///     UIInterfaceOrientation(preview: .landscapeLeft)  // .landscapeRight
  ///
  /// - Parameter preview: an orientation of SwiftUI's previews.
  public init?(preview: InterfaceOrientation) {
    switch preview {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    default: return nil
    }
  }
}

extension InterfaceOrientation {
  // R1.6
  /// The value of SwiftUI's preview type for an interface orientation; nil for `unknown`.
  ///
  /// The inverse of `UIInterfaceOrientation.init(preview:)`.
  ///
  ///     InterfaceOrientation(interface: .landscapeRight)  // .landscapeLeft
  ///
  /// - Parameter interface: an interface orientation.
  public init?(interface: UIInterfaceOrientation) {
    switch interface {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeRight: self = .landscapeLeft
    case .landscapeLeft: self = .landscapeRight
    default: return nil
    }
  }
}
