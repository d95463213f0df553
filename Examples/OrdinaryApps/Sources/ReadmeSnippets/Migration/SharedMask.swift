import QuarterTurn
import UIKit

enum SharedMask {
  enum Before {
    // Snippet
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      static var orientationLock = UIInterfaceOrientationMask.portrait

      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask {
        AppDelegate.orientationLock
      }
    }

    final class PlanViewController: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        AppDelegate.orientationLock = .landscape
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        AppDelegate.orientationLock = .portrait
      }
    }
    // End
  }

  enum After {
    // Snippet
    final class AppDelegate: OrientationAppDelegate {}

    final class PlanViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        setSupportedOrientationsWhileVisible(.landscape)
      }
    }
    // End
  }
}
