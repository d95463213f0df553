import QuarterTurnPlatform

extension UIInterfaceOrientation {
  // R1.3, R1.5
  /// The interface orientation that matches a device orientation; nil for flat ones and unknown.
  ///
  /// The landscape *names* of the two enumerations are mirrored; their raw values agree.
  ///
  ///     UIInterfaceOrientation(device: .landscapeLeft)  // .landscapeRight
  ///     UIInterfaceOrientation(device: .faceUp)         // nil
  ///
  /// - Parameter device: a device orientation, as in `UIDevice.orientation`.
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
  // R1.3
  /// The device orientation that matches an interface orientation; nil for unknown.
  ///
  /// The inverse of ``UIInterfaceOrientation/init(device:)``.
  ///
  ///     UIDeviceOrientation(interface: .landscapeRight)  // .landscapeLeft
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

extension UIInterfaceOrientation {
  // The orientation after a rotation by a transform: none, a quarter or a half.
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
