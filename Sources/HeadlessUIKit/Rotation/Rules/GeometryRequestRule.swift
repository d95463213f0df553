// R5.2–R5.5
/// What becomes of a geometry request before it is sent, in the order of the checks.
package enum GeometryRequestRule {
  package enum Verdict: Equatable, Sendable {
    case accepted
    /// No preference: nothing happens and nobody is told.
    case ignored
    case refused(UISceneError.Code, String)
  }

  package static let windowingText =
    "The current windowing mode does not allow for programmatic changes to interface orientation."

  package static func verdict(
    isForIOS: Bool, requested: UIInterfaceOrientationMask?, mayChoose: Bool, reported: UIInterfaceOrientationMask
  ) -> Verdict {
    guard isForIOS else {
      return .refused(.geometryRequestUnsupported, "The geometry preferences are not supported by this scene.")
    }
    guard let requested, !requested.isEmpty else { return .ignored }
    guard mayChoose else { return .refused(.geometryRequestDenied, windowingText) }
    guard requested.isDisjoint(with: reported) else { return .accepted }
    return .refused(.geometryRequestDenied, noneSupportedText(requested: requested, supported: reported))
  }

  package static func noneSupportedText(
    requested: UIInterfaceOrientationMask, supported: UIInterfaceOrientationMask
  ) -> String {
    "None of the requested orientations are supported by the view controller. "
      + "Requested: \(requested.systemNames); Supported: \(supported.systemNames)"
  }
}

extension UIInterfaceOrientationMask {
  // R5.4
  /// The list as UIKit writes it into its error texts.
  package var systemNames: String {
    let names: [(UIInterfaceOrientationMask, String)] = [
      (.portrait, "portrait"), (.portraitUpsideDown, "portraitUpsideDown"), (.landscapeLeft, "landscapeLeft"),
      (.landscapeRight, "landscapeRight"),
    ]
    return names.filter { isSuperset(of: $0.0) }.map(\.1).joined(separator: ", ")
  }
}
