import QuarterTurnPlatform

extension UIInterfaceOrientationMask {
  /// Whether the mask contains the orientation; false for `unknown`.
  ///
  /// Not `contains(_:)`: a second overload of that name would change what `mask.contains(.portrait)` means in an app.
  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && contains(orientation.soleMask)
  }

  // The orientations of the mask, in the order in which UIKit falls back to them (R5.9).
  package var orientations: [UIInterfaceOrientation] {
    UIInterfaceOrientation.fallbackOrder.filter(allows)
  }

  // The first orientation of the mask in the order in which UIKit falls back to them (R5.9).
  package var fallback: UIInterfaceOrientation? {
    if allows(.portrait) { return .portrait }
    if allows(.landscapeRight) { return .landscapeRight }
    if allows(.landscapeLeft) { return .landscapeLeft }
    return allows(.portraitUpsideDown) ? .portraitUpsideDown : nil
  }

  package var soleOrientation: UIInterfaceOrientation? {
    rawValue.nonzeroBitCount == 1 ? fallback : nil
  }

  package func isDisjoint(from other: UIInterfaceOrientationMask) -> Bool {
    rawValue & other.rawValue == 0
  }
}

extension UIInterfaceOrientation {
  // The mask that holds this orientation alone; empty for `unknown` (R1.4: bit 0 is unused).
  package var soleMask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }

  // All four, in the order in which UIKit falls back to them (R5.9).
  package static var fallbackOrder: [UIInterfaceOrientation] {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
  }
}
