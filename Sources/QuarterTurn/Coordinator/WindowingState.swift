import QuarterTurnPlatform

/// The kind of display a scene is on, which decides whether its masks may be ignored.
enum Display: Equatable, Sendable {
  case phone
  case pad
  // An app for phones alone in a window of an iPad, in the phone idiom (R8.14).
  case phoneAppOnPad
  // The inner display of a foldable phone, which is regular both ways (R8.20).
  case foldableInner
  // A display beside the device's own, whose scenes never rotate (R7.10).
  case external

  @MainActor
  init(of scene: UIWindowScene) {
    let device = Platform.device(of: scene)
    if !Platform.isTurnable(scene) {
      self = .external
    } else if device.userInterfaceIdiom == .pad {
      self = .pad
    } else {
      self = device.model.hasPrefix("iPad") ? .phoneAppOnPad : .phone
      self = refreshed(for: scene)
    }
  }

  @MainActor
  func refreshed(for scene: UIWindowScene) -> Display {
    guard self == .phone || self == .foldableInner else { return self }
    let traits = scene.traitCollection
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular ? .foldableInner : .phone
  }
}

enum MaskSupport: String, Sendable {
  case honored
  // The app takes part in multitasking: nobody is asked (R7.1).
  case multitasking
  // The user has resized the window: what is declared counts no more (R8.13).
  case resized
  // The window is in a mode in which apps may not choose (R7.3, R7.13).
  case windowed
  // Masks count in the value alone: the window is scaled and not rotated (R7.4).
  case valueOnly

  var isHeard: Bool { self == .honored || self == .valueOnly }
}

/// Whether the system honors a scene's masks, as far as public API and Info.plist tell.
struct WindowingState: Equatable, Sendable {
  private struct Placement: Equatable {
    let size: CGSize
    let orientation: UIInterfaceOrientation
  }

  enum Change: Equatable, Sendable {
    case nothing
    case placement
  }

  private let era: Era
  // Whether Info.plist lists all four orientations for the iPad, or none.
  private let declaresAll: Bool
  let declaresFullScreen: Bool
  let requiresFullScreen: Bool
  private let isBuiltForIOS27: Bool
  private(set) var display: Display
  private(set) var hasUserResized = false
  private(set) var isSmallerThanScreen = false
  private var isShapedAgainstValue = false
  // Whether the system has refused or ignored a request since the window was last moved or resized.
  private(set) var wasRefused = false
  private(set) var isProbed = false
  private var placement: Placement?
  private(set) var overrulingWindow: ObjectIdentifier?

  @MainActor
  init(of scene: UIWindowScene, era: Era) {
    let plist = Platform.infoDictionary(of: scene)
    let isBuiltForIOS27 = Platform.isBuiltForIOS27(scene)
    self.init(
      era: era, display: Display(of: scene), declaresAll: DefaultOrientations.declared(in: plist, isPad: true) == .all,
      declaresFullScreen: Self.declaresFullScreen(plist),
      requiresFullScreen: Self.requiresFullScreen(
        plist, systemVersion: Platform.device(of: scene).systemVersion, isBuiltForIOS27: isBuiltForIOS27),
      isBuiltForIOS27: isBuiltForIOS27)
  }

  init(
    era: Era, display: Display, declaresAll: Bool = false, declaresFullScreen: Bool = false, requiresFullScreen: Bool = false,
    isBuiltForIOS27: Bool = true
  ) {
    self.era = era
    self.display = display
    self.declaresAll = declaresAll
    self.declaresFullScreen = declaresFullScreen
    self.requiresFullScreen = requiresFullScreen
    self.isBuiltForIOS27 = isBuiltForIOS27
  }

  var support: MaskSupport {
    if display == .pad, declaresAll, !requiresFullScreen { return .multitasking }
    if display != .phone, era >= .ios27, isBuiltForIOS27, hasUserResized { return .resized }
    if display != .phone, wasRefused { return .windowed }
    guard display == .pad || display == .phoneAppOnPad, era >= .ios16 else { return .honored }
    if display == .pad, requiresFullScreen { return isSmallerThanScreen || isShapedAgainstValue ? .valueOnly : .honored }
    return isSmallerThanScreen ? .windowed : .honored
  }

  // Whether it is worth a probe: it is not known whether the app may choose, and it might not.
  var isProbeDue: Bool {
    display != .phone && era >= .ios16 && support == .honored && !requiresFullScreen && !isProbed
  }

  // MARK: What happens

  mutating func look(
    size: CGSize, screen: CGSize, orientation: UIInterfaceOrientation, display: Display
  ) -> Change {
    let isMoved = self.display != display
    self.display = display
    guard display != .phone || isMoved || era >= .ios27 else { return .nothing }
    let now = Placement(size: size, orientation: orientation)
    isSmallerThanScreen = !size.isRotated(screen)
    isShapedAgainstValue = (size.width > size.height) != orientation.isLandscape
    defer { placement = now }
    guard let before = placement, before != now else { return .nothing }
    let isRotation = before.orientation != now.orientation && before.size.isRotated(now.size)
    guard before.size != now.size, !isRotation else { return .nothing }
    wasRefused = false
    isProbed = false
    overrulingWindow = nil
    if before.orientation == now.orientation, before.size != .zero, !isMoved { hasUserResized = true }
    return .placement
  }

  mutating func noteRefusal() { wasRefused = true }

  mutating func noteProbe() { isProbed = true }

  mutating func forgetProbe() { isProbed = false }

  mutating func noteOverruling(by window: UIWindow?) {
    overrulingWindow = window.map(ObjectIdentifier.init)
  }

  mutating func noteQueried(_ window: UIWindow) {
    if overrulingWindow != ObjectIdentifier(window) { overrulingWindow = nil }
  }
}

extension CGSize {
  fileprivate func isRotated(_ other: CGSize) -> Bool {
    self == other || width == other.height && height == other.width
  }
}

// MARK: Info.plist

extension WindowingState {
  private static let key = "UIRequiresFullScreen"

  static func declaresFullScreen(_ infoDictionary: [String: Any]) -> Bool {
    (infoDictionary[key + "~ipad"] ?? infoDictionary[key]) as? Bool == true
  }

  // What Info.plist says of full screen, as far as the system listens (R7.4, R7.5, R8.15).
  static func requiresFullScreen(
    _ infoDictionary: [String: Any], systemVersion: String, isBuiltForIOS27: Bool
  ) -> Bool {
    guard declaresFullScreen(infoDictionary) else { return false }
    let system = Version(systemVersion)
    if isBuiltForIOS27, system >= Version(major: 27, minor: 0) { return false }
    guard system >= Version(major: 26, minor: 2),
      let ignored = infoDictionary["UIRequiresFullScreenIgnoredStartingWithVersion"] as? String
    else { return true }
    return system < Version(ignored)
  }

  private struct Version: Comparable {
    let major: Int
    let minor: Int

    init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    init(_ text: String) {
      let numbers = text.split(separator: ".").map { Int($0) ?? 0 }
      major = numbers.first ?? 0
      minor = numbers.dropFirst().first ?? 0
    }

    static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }
}
