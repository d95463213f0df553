import HeadlessUIKit
import QuarterTurn

/// The app delegate of an app that lets QuarterTurn answer.
final class ScenarioAppDelegate: OrientationAppDelegate {
  var mask: UIInterfaceOrientationMask?

  override var defaultInterfaceOrientations: UIInterfaceOrientationMask? { mask }
}
