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

extension UIInterfaceOrientation {
  /// The orientation after a turn of the content by a transform: identity, a quarter or a half.
  func turned(by transform: CGAffineTransform) -> UIInterfaceOrientation? {
    // In the order in which a quarter turn clockwise of the content leads from one to the next.
    let circle: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    guard let start = circle.firstIndex(of: self) else { return nil }
    let quarters: Int
    switch (transform.a.rounded(), transform.b.rounded()) {
    case (1, 0): quarters = 0
    case (0, 1): quarters = 1
    case (-1, 0): quarters = 2
    case (0, -1): quarters = 3
    default: return nil
    }
    return circle[(start + quarters) % 4]
  }
}
