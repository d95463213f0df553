// R3.9, R3.17, R3.18
/// App and controller have to agree; UIKit raises where they share nothing.
package enum EffectiveMaskRule {
  package enum Outcome: Equatable, Sendable {
    case mask(UIInterfaceOrientationMask)
    /// Nothing is allowed and nothing is raised: the interface stays as it is.
    case nothing
    case raise
  }

  package static func outcome(
    application: UIInterfaceOrientationMask, controller: UIInterfaceOrientationMask, mayChoose: Bool,
    shouldAutorotate: Bool, hasSheetStyle: Bool, emptyControllerMaskRaises: Bool
  ) -> Outcome {
    let common = application.intersection(controller)
    guard common.isEmpty else { return .mask(common) }
    if controller.isEmpty { return emptyControllerMaskRaises ? .raise : .nothing }
    // R3.15: the one thing shouldAutorotate still decides from iOS 16 on.
    guard mayChoose, shouldAutorotate, !hasSheetStyle else { return .nothing }
    return .raise
  }

  // R3.16, R3.17
  /// The exception's name and its reason, word for word.
  package static let exceptionName = "UIApplicationInvalidInterfaceOrientation"

  package static func reason(className: String) -> String {
    "Supported orientations has no common orientation with the application, and [\(className) shouldAutorotate] "
      + "is returning YES"
  }
}
