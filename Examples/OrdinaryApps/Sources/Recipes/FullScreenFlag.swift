import UIKit

// Recipe: a flag says whether the video is full screen; the size transition lays it out.

class VideoPageController: UIViewController {
  private(set) var isFullScreen = false
  let videoView = UIView()
  let fullScreenButton = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    videoView.backgroundColor = .black
    videoView.layer.cornerRadius = 8
    videoView.clipsToBounds = true
    view.addSubview(videoView)
    fullScreenButton.setImage(UIImage(systemName: "arrow.up.left.and.arrow.down.right"), for: .normal)
    fullScreenButton.addAction(UIAction { [unowned self] _ in toggleFullScreen() }, for: .touchUpInside)
    videoView.addSubview(fullScreenButton)
    layOutVideo(in: view.bounds.size)
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return isFullScreen ? .landscape : .portrait
  }

  override var prefersStatusBarHidden: Bool { return isFullScreen }

  func toggleFullScreen() {
    isFullScreen.toggle()
    setNeedsStatusBarAppearanceUpdate()
    guard let scene = view.window?.windowScene else { return }
    if #available(iOS 16.0, *) {
      setNeedsUpdateOfSupportedInterfaceOrientations()
      let preferences = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: isFullScreen ? .landscapeRight : .portrait)
      scene.requestGeometryUpdate(preferences) { error in
        print("Refused: \(error)")
      }
    }
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.layOutVideo(in: size) })
  }

  private func layOutVideo(in size: CGSize) {
    videoView.frame =
      size.width > size.height
      ? CGRect(origin: .zero, size: size) : CGRect(x: 0, y: 0, width: size.width, height: size.width * 9 / 16)
  }
}
