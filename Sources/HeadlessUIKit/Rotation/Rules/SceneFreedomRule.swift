// R7.1–R7.4, R8.13, R8.22
/// Whether a scene may choose its orientation, or follows its display.
package enum SceneFreedomRule {
  package enum Freedom: Hashable, Sendable {
    /// UIKit asks for masks and applies them.
    case chooses
    // R7.4
    /// UIKit applies masks to the scene's value, and nothing rotates on screen.
    case choosesValueOnly
    /// UIKit asks for no mask: the scene follows its display.
    case followsDisplay
    // R7.10
    /// The scene never turns.
    case fixed
  }

  package struct Situation: Hashable, Sendable {
    package var idiom: UIUserInterfaceIdiom
    package var system: SystemVersion
    package var sdk: SystemVersion
    package var infoPlist: InfoPlist
    package var mode: MultitaskingMode = .fullScreenApps
    package var hasUserResized = false
    package var isOnInnerDisplay = false
    package var isExternal = false

    package init(idiom: UIUserInterfaceIdiom, system: SystemVersion, sdk: SystemVersion, infoPlist: InfoPlist) {
      self.idiom = idiom
      self.system = system
      self.sdk = sdk
      self.infoPlist = infoPlist
    }
  }

  package static func freedom(in situation: Situation) -> Freedom {
    if situation.isExternal { return .fixed }
    if situation.isOnInnerDisplay { return .followsDisplay }
    guard situation.idiom == .pad else { return .chooses }
    if requiresFullScreen(situation) { return situation.mode == .fullScreenApps ? .chooses : .choosesValueOnly }
    if participatesInMultitasking(situation) { return .followsDisplay }
    // Declared orientations are honoured until the user first resizes (R8.13).
    if isAtLeast27(situation), situation.hasUserResized { return .followsDisplay }
    return situation.mode == .fullScreenApps ? .chooses : .followsDisplay
  }

  // R7.5, R8.15
  /// Whether the app requires full screen, unless the ignore key names this release or it is built with the SDK of 27.
  package static func requiresFullScreen(_ situation: Situation) -> Bool {
    guard case .bool(true)? = situation.infoPlist.values["UIRequiresFullScreen"], !isAtLeast27(situation) else { return false }
    guard situation.system >= SystemVersion(26, 2),
      case .string(let text)? = situation.infoPlist.values["UIRequiresFullScreenIgnoredStartingWithVersion"],
      let first = SystemVersion(text)
    else { return true }
    return situation.system < first
  }

  // R7.1
  /// All four orientations declared for the iPad, and no requirement of full screen.
  package static func participatesInMultitasking(_ situation: Situation) -> Bool {
    guard situation.idiom == .pad, !situation.infoPlist.isForPhonesOnly, !requiresFullScreen(situation) else { return false }
    return ApplicationMaskRule.infoPlistMask(situation.infoPlist, idiom: .pad) == .all
  }

  private static func isAtLeast27(_ situation: Situation) -> Bool {
    situation.system >= SystemVersion(27) && situation.sdk >= SystemVersion(27)
  }
}
