import QuarterTurnPlatform

extension UIInterfaceOrientation {
  /// The interface orientation that SwiftUI's own type means.
  ///
  /// SwiftUI names landscape by the side at which the top of the *device* is, UIKit by the side of the Home button: the names are
  /// mirrored, and mapping them by name turns an interface upside down.
  ///
  ///     UIInterfaceOrientation(preview: .landscapeLeft)  // .landscapeRight
  ///
  /// - Parameter preview: an orientation as SwiftUI's previews have it.
  ///
  /// Rule R1.6.
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
  /// SwiftUI's own type for an interface orientation; nil for `unknown`.
  ///
  /// The inverse of `UIInterfaceOrientation.init(preview:)`.
  ///
  ///     InterfaceOrientation(interface: .landscapeRight)  // .landscapeLeft
  ///
  /// - Parameter interface: which way an interface is up.
  ///
  /// Rule R1.6.
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
