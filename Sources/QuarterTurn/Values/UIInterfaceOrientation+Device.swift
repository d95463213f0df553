import QuarterTurnPlatform

extension UIInterfaceOrientation {
  /// The interface orientation that looks upright while the device is held in the given one; nil for flat poses and unknown.
  ///
  /// UIKit has no such conversion, and the obvious one is wrong: the landscape *names* of the two enumerations are mirrored, their
  /// raw values agree.
  ///
  ///     UIInterfaceOrientation(device: .landscapeLeft)  // .landscapeRight
  ///     UIInterfaceOrientation(device: .faceUp)         // nil
  ///
  /// - Parameter device: how the device is held, as `UIDevice.orientation` reports it.
  ///
  /// Rules R1.3 and R1.5; report B36.
  public init?(device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    default: return nil
    }
  }
}

extension UIDeviceOrientation {
  /// How the device is held when the given interface orientation looks upright; nil for unknown.
  ///
  /// The inverse of ``UIInterfaceOrientation/init(device:)``.
  ///
  ///     UIDeviceOrientation(interface: .landscapeRight)  // .landscapeLeft
  ///
  /// - Parameter interface: which way the interface is up.
  ///
  /// Rule R1.3.
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
