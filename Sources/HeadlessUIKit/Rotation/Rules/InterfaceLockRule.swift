/// When the system holds a scene's orientation for an app that prefers it (R8.1–R8.5).
package enum InterfaceLockRule {
  /// The conditions for considering a lock: the scene fills its screen and nothing covers it (R8.2).
  package static func isHeld(isPreferred: Bool, isForegroundActive: Bool, fillsScreen: Bool) -> Bool {
    isPreferred && isForegroundActive && fillsScreen
  }

  /// Is a presented controller asked for the lock? The look-up follows the status bar's chain (R8.4).
  package static func controlsStatusBar(
    style: UIModalPresentationStyle, capturesStatusBarAppearance: Bool
  ) -> Bool {
    style == .fullScreen || capturesStatusBarAppearance
  }
}
