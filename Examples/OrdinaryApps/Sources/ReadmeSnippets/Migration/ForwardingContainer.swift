import QuarterTurn
import UIKit

enum ForwardingContainer {
  enum Before {
    // Snippet
    final class RotatingNavigationController: UINavigationController {
      override var shouldAutorotate: Bool { UIDevice.current.userInterfaceIdiom == .pad }

      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? .portrait
      }
    }
    // End
  }

  enum After {
    // Snippet
    final class PlanNavigationController: OrientationNavigationController {}
    // End
  }
}
