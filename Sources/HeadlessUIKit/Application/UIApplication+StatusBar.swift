// What is left of the status bar's orientation: deprecated since iOS 13, and without a say where there are scenes (R5.16, R6.12).
extension UIApplication {
  static let quarterTurnDuration: TimeInterval = 0.3

  /// The first window scene's orientation.
  ///
  /// Writing it does nothing.
  public var statusBarOrientation: UIInterfaceOrientation {
    get { windowScenes.first?.interfaceOrientation ?? .unknown }
    set {}
  }

  /// How long a quarter turn takes; half a turn takes twice as long.
  public var statusBarOrientationAnimationDuration: TimeInterval { Self.quarterTurnDuration }
}
