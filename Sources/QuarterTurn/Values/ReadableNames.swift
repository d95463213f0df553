import QuarterTurnPlatform

extension UIInterfaceOrientation {
  // R1.2
  /// The orientation's name, such as "landscape left"; UIKit's own description is a type name and a number.
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
  // R1.4
  /// The mask's name, such as "landscape" or "portrait and landscape left"; UIKit's own description is the raw value.
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
  // R1.1
  /// The device orientation's name, such as "face up"; UIKit's own description is a type name and a number.
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
