import QuarterTurn
import SwiftUI
import UIKit

/// A film on a page of UIKit's.
struct VideoControllerPage: View {
  var body: some View {
    FilmPageView()
      .navigationTitle("Video controller")
  }
}

struct FilmPageView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> FilmPageViewController { FilmPageViewController() }

  func updateUIViewController(_ controller: FilmPageViewController, context: Context) {}
}

/// The page: the video at its top, with a frame of the page's choosing.
final class FilmPageViewController: UIViewController, FullScreenVideoControllerDelegate {
  private let film = FilmViewController()
  private lazy var video = FullScreenVideoController(content: film, label: "Video controller")

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(video)
    view.addSubview(video.view)
    video.didMove(toParent: self)
    video.delegate = self
    film.onButton = { [weak video] in
      guard let video else { return }
      if video.isFullScreen { video.leaveFullScreen() } else { video.enterFullScreen() }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    video.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.width * 9 / 16)
  }

  func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController) { film.isFullScreen = true }

  func fullScreenVideoControllerWillLeaveFullScreen(_ controller: FullScreenVideoController) { film.isFullScreen = false }

  func fullScreenVideoControllerDidLeaveFullScreen(_ controller: FullScreenVideoController) { film.isFullScreen = false }
}

/// The player: it neither knows nor cares where it is shown.
///
/// Its controls are SwiftUI's.
final class FilmViewController: UIViewController {
  var onButton: () -> Void = {}
  var isFullScreen = false { didSet { updateControls() } }
  private var claps = 0 { didSet { updateControls() } }
  private lazy var controls = UIHostingController(rootView: makeControls())

  override func loadView() { view = TestPictureView(frame: .zero) }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(controls)
    controls.view.backgroundColor = .clear
    controls.view.frame = view.bounds
    controls.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(controls.view)
    controls.didMove(toParent: self)
  }

  private func updateControls() { controls.rootView = makeControls() }

  private func makeControls() -> FilmControls {
    FilmControls(claps: claps, isFullScreen: isFullScreen) { [weak self] in
      self?.claps += 1
    } onButton: { [weak self] in
      self?.onButton()
    }
  }
}

/// A bar that runs over a black picture for ever, in place of a film.
final class TestPictureView: UIView {
  private let bar = UIView(frame: .zero)
  private var animatedSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    bar.backgroundColor = .white
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// An animation ends when its view goes elsewhere, so each place begins it anew.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != animatedSize else { return }
    animatedSize = bounds.size
    let size = CGSize(width: bounds.width / 10, height: bounds.height)
    bar.frame = CGRect(origin: .zero, size: size)
    let end = CGPoint(x: bounds.width - size.width, y: 0)
    UIView.animate(withDuration: 2, delay: 0, options: [.repeat, .curveLinear]) { [bar] in
      bar.frame = CGRect(origin: end, size: size)
    }
  }
}
