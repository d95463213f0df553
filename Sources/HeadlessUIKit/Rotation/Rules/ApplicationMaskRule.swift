// R3.1–R3.6
/// The mask of the app for one window: who is asked, what counts when nobody answers, what the device takes away.
package enum ApplicationMaskRule {
  /// Who gave the mask that counts.
  package enum Source: String, Sendable {
    case sceneDelegate = "scene delegate"
    case applicationDelegate = "app delegate"
    case infoPlist = "Info.plist"
    /// Nobody of the app: a window of the system's is in front.
    case system = "the system"
  }

  package struct Answer: Equatable, Sendable {
    package let mask: UIInterfaceOrientationMask
    package let source: Source
  }

  // R3.1, R3.5, R3.6
  /// The sources replace one another and are never intersected; the device takes upside-down away from what they answer, and
  /// nothing an app returns brings it back; what leaves nothing counts as everything the device has.
  package static func answer(
    sceneDelegate: UIInterfaceOrientationMask?, applicationDelegate: UIInterfaceOrientationMask?,
    infoPlist: UIInterfaceOrientationMask, sceneDelegateFirst: Bool, hasUpsideDown: Bool
  ) -> Answer {
    let scene = sceneDelegate.map { Answer(mask: $0, source: .sceneDelegate) }
    let application = applicationDelegate.map { Answer(mask: $0, source: .applicationDelegate) }
    let first = sceneDelegateFirst ? scene ?? application : application ?? scene
    let chosen = first ?? Answer(mask: infoPlist, source: .infoPlist)
    let shown: UIInterfaceOrientationMask = hasUpsideDown ? .all : .allButUpsideDown
    let mask = chosen.mask.intersection(shown)
    return Answer(mask: mask.isEmpty ? shown : mask, source: chosen.source)
  }

  // R3.3, R3.4
  /// What the plist declares, or UIKit's default where it declares nothing.
  package static func infoPlistMask(_ infoPlist: InfoPlist, idiom: UIUserInterfaceIdiom) -> UIInterfaceOrientationMask {
    guard let listed = infoPlist.supportedOrientations(for: idiom), !listed.isEmpty else {
      return idiom == .pad ? .all : .allButUpsideDown
    }
    return listed.reduce(into: []) { mask, orientation in mask.insert(orientation.mask) }
  }
}

extension UIInterfaceOrientation {
  // R1.4
  /// The mask with this orientation alone.
  package var mask: UIInterfaceOrientationMask {
    self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}

extension DeviceModel {
  // R3.5
  /// Every iPad and the phones with a Home button show the interface upside down.
  package var hasUpsideDown: Bool { idiom != .phone || hasHomeButton }

  func shows(_ orientation: UIInterfaceOrientation) -> Bool { hasUpsideDown || orientation != .portraitUpsideDown }
}
