import QuarterTurn
import UIKit

enum LandscapePlayer {
  enum Before {
    // Snippet
    final class PlayerViewController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        view.setNeedsLayout()
      }
    }
    // End
  }

  enum After {
    // Snippet
    final class PlayerViewController: UIViewController {}

    final class FilmViewController: UIViewController {
      private let video = FullScreenVideoController(content: PlayerViewController())

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(video)
        view.addSubview(video.view)
        video.didMove(toParent: self)
      }

      func fillTheScreen() { video.enterFullScreen() }
    }
    // End
  }
}
