import QuarterTurn
import UIKit

enum DeviceWrite {
  enum Before {
    // Snippet
    final class FilmViewController: UIViewController {
      func showSideways() {
        UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
        UIViewController.attemptRotationToDeviceOrientation()
      }
    }
    // End
  }

  enum After {
    // Snippet
    final class FilmViewController: UIViewController {
      func showSideways() async throws(OrientationError) {
        try await view.window?.windowScene?.orientationCoordinator.rotate(to: .landscapeRight)
      }
    }
    // End
  }
}
