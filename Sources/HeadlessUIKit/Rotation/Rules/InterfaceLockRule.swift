// R8.1–R8.5
/// When the system holds a scene's orientation for an app that prefers it.
package enum InterfaceLockRule {
  // R8.2
  /// The conditions for considering a lock: the scene fills its screen and nothing covers it.
  package static func isHeld(isPreferred: Bool, isForegroundActive: Bool, fillsScreen: Bool) -> Bool {
    isPreferred && isForegroundActive && fillsScreen
  }

  // R8.4
  /// Is a presented controller asked for the lock? The look-up follows the status bar's chain.
  package static func controlsStatusBar(
    style: UIModalPresentationStyle, capturesStatusBarAppearance: Bool
  ) -> Bool {
    style == .fullScreen || capturesStatusBarAppearance
  }
}
