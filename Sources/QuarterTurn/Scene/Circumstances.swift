import QuarterTurnPlatform

/// What decides whether the system asks for masks in a scene at all, as far as public API and Info.plist tell.
package struct Circumstances: Equatable, Sendable {
  /// Whether masks count, and why not.
  package enum Obedience: String, Sendable {
    case obeyed
    /// The app takes part in multitasking: nobody is asked (R7.1).
    case multitasking
    /// The user has resized the window: what is declared counts no more (R8.13).
    case resized
    /// The window is in a mode in which apps may not choose (R7.3, R7.13).
    case windowed
    /// Masks count in the value alone: the window is scaled and not turned (R7.4).
    case valueOnly

    /// Whether anybody listens to what is asked for.
    package var isHeard: Bool { self == .obeyed || self == .valueOnly }
  }

  package var era: Era
  package var isPad: Bool
  /// Whether Info.plist lists all four orientations for the iPad, or none.
  package var declaresAll: Bool
  package var requiresFullScreen: Bool
  package var isBuiltForIOS27: Bool
  package var hasUserResized = false
  package var isSmallerThanScreen = false
  /// Whether the window is wide where its value says portrait, or tall where it says landscape.
  package var isShapedAgainstValue = false
  /// Whether the system has refused, or ignored, what was asked for since the window was last placed.
  package var wasRefused = false

  package var obedience: Obedience {
    guard isPad else { return wasRefused ? .windowed : .obeyed }
    if declaresAll, !requiresFullScreen { return .multitasking }
    if era >= .ios27, isBuiltForIOS27, hasUserResized { return .resized }
    if wasRefused { return .windowed }
    guard era >= .ios16 else { return .obeyed }
    if requiresFullScreen { return isSmallerThanScreen || isShapedAgainstValue ? .valueOnly : .obeyed }
    return isSmallerThanScreen ? .windowed : .obeyed
  }
}

extension Circumstances {
  /// What Info.plist says of full screen, as far as the system listens (R7.4, R7.5, R8.15).
  package static func requiresFullScreen(
    _ infoDictionary: [String: Any], systemVersion: String, isBuiltForIOS27: Bool
  ) -> Bool {
    let key = "UIRequiresFullScreen"
    guard (infoDictionary[key + "~ipad"] ?? infoDictionary[key]) as? Bool == true else { return false }
    let system = Version(systemVersion)
    if isBuiltForIOS27, system >= Version(major: 27, minor: 0) { return false }
    guard system >= Version(major: 26, minor: 2),
      let ignored = infoDictionary["UIRequiresFullScreenIgnoredStartingWithVersion"] as? String
    else { return true }
    return system < Version(ignored)
  }

  /// The first two numbers of a system's version.
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
