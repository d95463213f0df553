import QuarterTurn
import UIKit

final class AppDelegate: OrientationAppDelegate {}

final class PlanViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setSupportedOrientationsWhileVisible(.landscape)
  }
}
