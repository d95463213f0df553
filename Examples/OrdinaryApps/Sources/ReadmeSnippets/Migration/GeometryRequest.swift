import QuarterTurn
import UIKit

enum GeometryRequest {
  enum Before {
    // Snippet
    @available(iOS 16, *)
    final class FilmViewController: UIViewController {
      func showSideways() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
        setNeedsUpdateOfSupportedInterfaceOrientations()
      }
    }
    // End
  }

  enum After {
    // Snippet
    final class FilmViewController: UIViewController {
      func showSideways() async {
        do throws(OrientationError) {
          try await view.window?.windowScene?.orientationCoordinator.rotate(to: .landscape)
        } catch {
          show(error.reason, error.remedy)
        }
      }

      private func show(_ reason: String, _ remedy: String) {}
    }
    // End
  }
}
