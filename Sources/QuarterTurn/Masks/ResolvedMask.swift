import QuarterTurnPlatform

/// What the last pass, or the last question of UIKit's, made of the requests.
@MainActor
struct ResolvedMask {
  private(set) var resolution: MaskResolution
  private(set) var screens: [ObjectIdentifier] = []
  // What the device can show (R3.5).
  private(set) var device: UIInterfaceOrientationMask
  // The mask at the end of the running push or pop; nil if that narrows nothing.
  private(set) var arriving: UIInterfaceOrientationMask?
  private(set) var isStale = false
  private(set) weak var window: UIWindow?

  init(_ mask: UIInterfaceOrientationMask, device: UIInterfaceOrientationMask) {
    resolution = MaskResolution(MaskResolution.Input(screens: [], requests: [], defaultOrientations: mask))
    resolution.mask = mask
    self.device = device
  }

  mutating func update(
    _ resolution: MaskResolution, screens: [ObjectIdentifier], device: UIInterfaceOrientationMask
  ) {
    self.resolution = resolution
    self.screens = screens
    self.device = device
    isStale = false
  }

  mutating func noteChange() { isStale = true }

  mutating func setWindow(_ window: UIWindow?) { self.window = window }

  mutating func setArriving(_ mask: UIInterfaceOrientationMask?) { arriving = mask }

  var mask: UIInterfaceOrientationMask { resolution.mask }

  func isOnTop(_ screen: ObjectIdentifier) -> Bool { screen == screens.last }
}
