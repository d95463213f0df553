import QuarterTurnPlatform

extension UIInterfaceOrientation {
  /// The mask that holds this orientation alone; empty for `unknown` (R1.4: bit 0 is unused).
  package var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}
