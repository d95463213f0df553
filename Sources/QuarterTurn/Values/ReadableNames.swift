import QuarterTurnPlatform

extension UIInterfaceOrientation {
  /// The orientation's name for people, such as "landscape left".
  ///
  /// UIKit's enumerations are imported from Objective-C: printed, they show a type name and a number.
  ///
  ///     print("now \(scene.effectiveGeometry.interfaceOrientation.readableName)")
  ///
  /// Rule R1.2.
  public var readableName: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portrait upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    default: "unknown"
    }
  }
}

extension UIInterfaceOrientationMask {
  /// The mask's name for people, such as "landscape" or "portrait and landscape left".
  ///
  /// UIKit prints the raw value.
  ///
  ///     print(coordinator.supportedOrientations.readableName)
  ///
  /// Rule R1.4.
  public var readableName: String {
    let known = intersection(.all)
    switch known {
    case []: return "nothing"
    case .all: return "all orientations"
    case .allButUpsideDown: return "all but upside down"
    case .landscape: return "landscape"
    default:
      var names: [String] = []
      if known.allows(.portrait) { names.append("portrait") }
      if known.contains(.landscape) {
        names.append("landscape")
      } else {
        names += [.landscapeRight, .landscapeLeft].filter(known.allows).map(\.readableName)
      }
      if known.allows(.portraitUpsideDown) { names.append(UIInterfaceOrientation.portraitUpsideDown.readableName) }
      return names.listed
    }
  }
}

extension UIDeviceOrientation {
  /// The pose's name for people, such as "face up".
  ///
  /// UIKit prints a type name and a number.
  ///
  ///     print(UIDevice.current.orientation.readableName)
  ///
  /// Rule R1.1.
  public var readableName: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portrait upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    case .faceUp: "face up"
    case .faceDown: "face down"
    default: "unknown"
    }
  }
}

extension [String] {
  /// "a", "a and b", "a, b and c".
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
