import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@testable import QuarterTurn

/// Which way an app shows its video.
enum Face: String, CaseIterable {
  case swiftUI
  case uikit
}

/// An app with a list and a page with a video on it, in SwiftUI or in UIKit: the same events can happen to both.
@MainActor
final class VideoApp {
  let face: Face
  let app: TestApp
  let model = VideoModel()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init(
    _ system: Int, _ face: Face, plist: InfoPlist = [:], device: DeviceModel = .iPhone16, userLock: Bool = false,
    delegate: (any UIApplicationDelegate)? = PortraitDelegate()
  ) {
    self.face = face
    switch face {
    case .swiftUI:
      app = TestApp(
        system, plist: plist, device: device, userLock: userLock, delegate: delegate, view: VideoList(model: model))
    case .uikit:
      app = TestApp(system, plist: plist, device: device, userLock: userLock, delegate: delegate) { [navigation] in
        navigation
      }
    }
    app.simulation.settle()
  }

  /// Opens the page with the video.
  func open() {
    switch face {
    case .swiftUI: app.perform { model.path = ["video"] }
    case .uikit: app.perform { navigation.pushViewController(VideoPage(model: model), animated: true) }
    }
  }

  /// Takes the page away, whatever lies over it.
  func close() {
    switch face {
    case .swiftUI: app.perform { model.path = [] }
    case .uikit: app.perform { _ = navigation.popViewController(animated: true) }
    }
    // The page ends with the last thing that happens to it, and what its end brings about comes then.
    app.simulation.settle()
  }

  /// The button on the video.
  func press(_ isFullScreen: Bool) {
    app.perform { touch(isFullScreen) }
  }

  /// The same without waiting for what follows.
  func touch(_ isFullScreen: Bool) {
    app.simulation.run {
      switch face {
      case .swiftUI: model.isFullScreen = isFullScreen
      case .uikit: if isFullScreen { video?.enterFullScreen() } else { video?.leaveFullScreen() }
      }
    }
  }

  var video: FullScreenVideoController? { app.simulation.run { model.find(in: app.window?.rootViewController) } }

  var player: UIViewController? { video?.content }

  /// The controller in front.
  var front: UIViewController? {
    app.simulation.run {
      var front = app.window?.rootViewController
      while let presented = front?.presentedViewController { front = presented }
      return front
    }
  }

  // MARK: What is to be seen

  /// The video is where it belongs on its page, and everything is as if nothing had happened.
  func expectInline(_ orientation: UIInterfaceOrientation = .portrait, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(app.orientation == orientation, sourceLocation: sourceLocation)
    #expect(front is FullScreenCover == false, sourceLocation: sourceLocation)
    #expect(video?.isFullScreen == false, sourceLocation: sourceLocation)
    #expect(player != nil && player?.parent === video, sourceLocation: sourceLocation)
    #expect(player?.view.superview === video?.view, sourceLocation: sourceLocation)
    #expect(player?.view.frame == video?.view.bounds, sourceLocation: sourceLocation)
    if face == .swiftUI { #expect(!model.isFullScreen, sourceLocation: sourceLocation) }
    expectOnePlayer(sourceLocation)
  }

  /// The video fills the window.
  func expectFullScreen(
    _ orientations: [UIInterfaceOrientation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      orientations.contains(app.orientation ?? .unknown), "\(String(describing: app.orientation))", sourceLocation: sourceLocation
    )
    #expect(front is FullScreenCover, sourceLocation: sourceLocation)
    #expect(video?.isFullScreen == true, sourceLocation: sourceLocation)
    #expect(player?.parent === front, sourceLocation: sourceLocation)
    #expect(player?.view.superview === front?.view, sourceLocation: sourceLocation)
    #expect(front?.view.frame == app.window?.bounds, sourceLocation: sourceLocation)
    #expect(player?.view.frame == app.window?.bounds, sourceLocation: sourceLocation)
    #expect(front?.prefersStatusBarHidden == true, sourceLocation: sourceLocation)
    #expect(front?.prefersHomeIndicatorAutoHidden == true, sourceLocation: sourceLocation)
    if face == .swiftUI { #expect(model.isFullScreen, sourceLocation: sourceLocation) }
    expectOnePlayer(sourceLocation)
  }

  /// One player was made, came once and never went.
  private func expectOnePlayer(_ sourceLocation: SourceLocation) {
    #expect(model.made == 1, sourceLocation: sourceLocation)
    #expect(model.appearances == 1, sourceLocation: sourceLocation)
    #expect(model.disappearances == 0, sourceLocation: sourceLocation)
    #expect(app.isSound, "\(app.simulation.crashes) \(app.simulation.console.map(\.text))", sourceLocation: sourceLocation)
  }

  func expectNoIssues(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try app.coordinator.openIssues == [], "\((try? app.coordinator.openIssues) as Any)", sourceLocation: sourceLocation)
  }
}

/// What the app knows, and what its player has been through.
@MainActor
@Observable
final class VideoModel {
  var isFullScreen = false
  var path: [String] = []
  var tab = "first"
  var caption = "film"
  var followsDeviceOrientation = true
  /// Players made, by the state that each of them keeps.
  @ObservationIgnored var made = 0
  @ObservationIgnored var appearances = 0
  @ObservationIgnored var disappearances = 0

  func find(in controller: UIViewController?) -> FullScreenVideoController? {
    guard let controller else { return nil }
    if let video = controller as? FullScreenVideoController { return video }
    return controller.children.lazy.compactMap { self.find(in: $0) }.first
  }
}

/// Counts itself when it is made, as a player that starts from the beginning would.
@MainActor
final class Film {
  init(_ model: VideoModel) { model.made += 1 }
}

// MARK: SwiftUI

struct VideoList: View {
  @Bindable var model: VideoModel

  var body: some View {
    NavigationStack(path: $model.path) {
      Text("list").navigationDestination(for: String.self) { _ in VideoPageView(model: model) }
    }
  }
}

struct VideoPageView: View {
  @Bindable var model: VideoModel

  var body: some View {
    VStack {
      PlayerView(model: model, caption: model.caption)
        .fullScreenInLandscape(isOn: $model.isFullScreen, followsDeviceOrientation: model.followsDeviceOrientation, label: "video")
        .frame(height: 220)
      Text("comments")
    }
  }
}

struct PlayerView: View {
  let model: VideoModel
  let caption: String
  @State private var film: Film?

  var body: some View {
    Text(caption)
      .onAppear {
        if film == nil { film = Film(model) }
        model.appearances += 1
      }
      .onDisappear { model.disappearances += 1 }
  }
}

// MARK: UIKit

class VideoPage: UIViewController {
  private let model: VideoModel

  init(model: VideoModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let video = FullScreenVideoController(content: PlayerController(model: model), label: "video")
    video.followsDeviceOrientation = model.followsDeviceOrientation
    addChild(video)
    video.view.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 220)
    view.addSubview(video.view)
    video.didMove(toParent: self)
  }
}

final class PlayerController: UIViewController {
  private let model: VideoModel
  private let film: Film

  init(model: VideoModel) {
    self.model = model
    film = Film(model)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    model.appearances += 1
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    model.disappearances += 1
  }
}
