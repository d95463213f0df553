/// Where a scene lies: on which display, how large, and whether its user ever resized it.
@MainActor
struct ScenePlacement {
  var screen: UIScreen
  var windowing = Windowing.fullScreen
  var hasUserResized = false
  var isExternal = false
  // What the app allows its windows to be; it never stops a turn (R7.6).
  var restrictions: UISceneSizeRestrictions?

  private let world: WorldReference
  private var simulation: Simulation { world.simulation }

  init(on screen: UIScreen, isExternal: Bool = false) {
    self.screen = screen
    self.isExternal = isExternal
    world = WorldReference(screen.simulation)
  }

  var isOnInnerDisplay: Bool { screen === simulation.innerScreen }

  // The lock is considered only for scenes that fill their screen (R8.2).
  var fillsScreen: Bool { windowing == .fullScreen }

  func size(in orientation: UIInterfaceOrientation) -> CGSize {
    if let compatible = compatibilitySize(in: orientation) { return compatible }
    let display = screen.uprightSize.turned(to: orientation)
    guard case .window(let size) = windowing, let restrictions else { return windowing.size(on: display) }
    return Windowing.window(restrictions.nearest(to: size)).size(on: display)
  }

  // Apps linked with an SDK older than the foldable's run in windows of fixed shapes there (R8.23).
  private func compatibilitySize(in orientation: UIInterfaceOrientation) -> CGSize? {
    guard simulation.device.innerScreenSize != nil, simulation.sdk < SystemVersion(27, 1) else { return nil }
    return isOnInnerDisplay ? CGSize(width: 871, height: 669) : CGSize(width: 386, height: 678).turned(to: orientation)
  }

  func traits(in orientation: UIInterfaceOrientation) -> UITraitCollection {
    let device = simulation.device
    // An app for iPhones stays narrow in an iPad's window, however wide that is (R8.14).
    if simulation.idiom != device.idiom {
      return UITraitCollection(idiom: simulation.idiom, horizontal: .compact, vertical: .regular)
    }
    guard device.idiom != .phone else {
      if isOnInnerDisplay { return UITraitCollection(idiom: .phone, horizontal: .regular, vertical: .regular) }
      guard orientation.isLandscape else { return UITraitCollection(idiom: .phone, horizontal: .compact, vertical: .regular) }
      let width: UIUserInterfaceSizeClass = device.isRegularWidthInLandscape ? .regular : .compact
      return UITraitCollection(idiom: .phone, horizontal: width, vertical: .compact)
    }
    // A full-screen iPad changes no size class (R6.10); narrower scenes are compact.
    let isNarrow = size(in: orientation).width < Self.regularWidth
    return UITraitCollection(idiom: device.idiom, horizontal: isNarrow ? .compact : .regular, vertical: .regular)
  }

  /// Between the half of an 11-inch display and the half of a 13-inch one, which is the narrowest that is regular: an assumption.
  private static let regularWidth: CGFloat = 640

  var freedom: SceneFreedomRule.Freedom {
    var situation = SceneFreedomRule.Situation(
      idiom: simulation.device.idiom, system: simulation.system, sdk: simulation.sdk, infoPlist: simulation.infoPlist)
    situation.mode = simulation.multitaskingMode
    situation.hasUserResized = hasUserResized
    situation.isOnInnerDisplay = isOnInnerDisplay
    situation.isExternal = isExternal
    return SceneFreedomRule.freedom(in: situation)
  }
}
