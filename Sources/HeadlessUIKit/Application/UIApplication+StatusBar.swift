// What is left of the status bar's orientation: deprecated since iOS 13, and without a say where there are scenes (R5.16, R6.12).
extension UIApplication {
  static let quarterTurnDuration: TimeInterval = 0.3

  /// The first window scene's orientation.
  ///
  /// Writing it does nothing, and for apps linked with the SDK of iOS 27 there is nothing to read.
  public var statusBarOrientation: UIInterfaceOrientation {
    get {
      guard simulation.system >= SystemVersion(27), simulation.sdk >= SystemVersion(27) else {
        return windowScenes.first?.interfaceOrientation ?? .unknown
      }
      if !simulation.hasToldOfStatusBar {
        simulation.hasToldOfStatusBar = true
        // The text is the model's own.
        simulation.log(
          ConsoleMessage(
            category: "Orientation", level: .error,
            text: "UIApplication.statusBarOrientation has no value any more. Please use UIWindowScene.effectiveGeometry"))
      }
      return .unknown
    }
    set {}
  }

  /// How long a quarter turn takes; half a turn takes twice as long.
  public var statusBarOrientationAnimationDuration: TimeInterval { Self.quarterTurnDuration }
}
