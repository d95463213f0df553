import QuarterTurn
import SwiftUI
import UIKit

/// A film in place of a report's player, in the face that its page shows.
struct ReportFilm: View {
  let followsDeviceOrientation: Bool
  let isController: Bool

  var body: some View {
    if isController {
      FilmControllerView(followsDeviceOrientation: followsDeviceOrientation)
    } else {
      DeclaredFilm(followsDeviceOrientation: followsDeviceOrientation)
    }
  }
}

/// The film with the modifier.
private struct DeclaredFilm: View {
  let followsDeviceOrientation: Bool
  @State private var isFullScreen = false

  var body: some View {
    FilmContent(isFullScreen: isFullScreen) { isFullScreen.toggle() }
      .fullScreenInLandscape(isOn: $isFullScreen, followsDeviceOrientation: followsDeviceOrientation, label: "Film")
      .frame(height: 220)
  }
}

/// What the player shows: its plays are counted by itself, so a new one would begin from none.
private struct FilmContent: View {
  let isFullScreen: Bool
  let onButton: @MainActor () -> Void
  @State private var plays = 0

  var body: some View {
    VStack {
      Text("Plays: \(plays)")
      Button("Play") { plays += 1 }
      Button(isFullScreen ? "Make it small" : "Fill the screen", action: onButton)
    }
  }
}

/// The film in a controller.
private struct FilmControllerView: UIViewControllerRepresentable {
  let followsDeviceOrientation: Bool

  func makeUIViewController(context: Context) -> FilmController {
    FilmController(followsDeviceOrientation: followsDeviceOrientation)
  }

  func updateUIViewController(_ controller: FilmController, context: Context) {}
}

/// A page of UIKit's around the library's controller, whose content is a player's controller.
private final class FilmController: UIViewController, FullScreenVideoControllerDelegate {
  private let followsDeviceOrientation: Bool
  private var isFullScreen = false { didSet { player.rootView = makeContent() } }
  private lazy var player = UIHostingController(rootView: makeContent())
  private lazy var video = FullScreenVideoController(content: player, label: "Film")

  init(followsDeviceOrientation: Bool) {
    self.followsDeviceOrientation = followsDeviceOrientation
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    video.followsDeviceOrientation = followsDeviceOrientation
    video.delegate = self
    addChild(video)
    view.addSubview(video.view)
    video.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    video.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 220)
  }

  func fullScreenVideoControllerWillEnterFullScreen(_ controller: FullScreenVideoController) { isFullScreen = true }

  func fullScreenVideoControllerWillLeaveFullScreen(_ controller: FullScreenVideoController) { isFullScreen = false }

  func fullScreenVideoControllerDidLeaveFullScreen(_ controller: FullScreenVideoController) { isFullScreen = false }

  private func makeContent() -> FilmContent {
    FilmContent(isFullScreen: isFullScreen) { [weak self] in
      guard let self else { return }
      if video.isFullScreen { video.leaveFullScreen() } else { video.enterFullScreen() }
    }
  }
}
