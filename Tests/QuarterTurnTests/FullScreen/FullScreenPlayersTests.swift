import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@testable import QuarterTurn

/// Several videos on a page, in a list, in tabs.
@MainActor
@Suite("Several videos") struct FullScreenPlayersTests {
  private let landscape: [UIInterfaceOrientation] = [.landscapeLeft, .landscapeRight]

  @Test("Of two on a page the one shown last follows the phone, unless it is told not to", arguments: TestApp.eras)
  func twoOnAPage(system: Int) throws {
    let page = PairPage()
    let app = TestApp(system) { page }
    app.simulation.settle()
    app.turn(to: .landscapeLeft)
    #expect(!page.first.isFullScreen)
    #expect(page.second.isFullScreen)
    #expect(app.orientation == .landscapeRight)
    app.turn(to: .portrait)
    #expect(!page.second.isFullScreen)
    app.perform { page.second.followsDeviceOrientation = false }
    app.turn(to: .landscapeLeft)
    #expect(page.first.isFullScreen)
    #expect(!page.second.isFullScreen)
    app.turn(to: .portrait)
    #expect(!page.first.isFullScreen)
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test("Another that enters while one fills the screen takes its place", arguments: TestApp.eras)
  func nextVideo(system: Int) throws {
    let page = PairPage()
    let app = TestApp(system) { page }
    app.simulation.settle()
    app.perform { page.first.enterFullScreen() }
    #expect(page.first.isFullScreen)
    app.perform { page.second.enterFullScreen() }
    #expect(!page.first.isFullScreen)
    #expect(page.second.isFullScreen)
    #expect(page.first.content?.parent === page.first)
    #expect(page.second.content?.parent === page.second.cover)
    #expect(app.orientation?.isLandscape == true)
    app.perform { page.second.leaveFullScreen() }
    #expect(app.orientation == .portrait)
    #expect(page.second.content?.view.frame == page.second.view.bounds)
    #expect(app.isSound)
  }

  @Test("In a list each row has its own, and what is filled is the row's own view", arguments: TestApp.eras)
  func rows(system: Int) throws {
    let feed = Feed()
    let app = TestApp(system, view: FeedView(feed: feed))
    app.simulation.settle()
    app.perform { feed.playing = 3 }
    #expect(landscape.contains(app.orientation ?? .unknown))
    #expect(app.screen.texts == ["film 3"])
    #expect(feed.appearances[3] == 1)
    app.perform { feed.playing = nil }
    #expect(app.orientation == .portrait)
    #expect(app.screen.texts == ["film 0", "film 1", "film 2", "film 3", "film 4"])
    #expect(feed.appearances[3] == 1)
    #expect(feed.disappearances[3] == nil)
    #expect(app.isSound)
  }

  @Test("A row that is taken out of the list while it fills the screen takes the full screen with it", arguments: TestApp.eras)
  func rowGone(system: Int) throws {
    let feed = Feed()
    let app = TestApp(system, view: FeedView(feed: feed))
    app.simulation.settle()
    app.perform { feed.playing = 3 }
    app.perform { feed.films = [0, 1, 2, 4] }
    app.simulation.settle()
    #expect(app.orientation == .portrait)
    #expect(app.screen.texts == ["film 0", "film 1", "film 2", "film 4"])
    #expect(app.isSound)
  }

  @Test("The tab is changed under it: it stays, and is at home in its tab when it is left", arguments: TestApp.eras)
  func tabChanged(system: Int) throws {
    let model = VideoModel()
    let app = TestApp(system, view: VideoTabs(model: model))
    app.simulation.settle()
    app.perform { model.isFullScreen = true }
    #expect(app.screen.texts == ["film"])
    app.perform { model.tab = "second" }
    #expect(app.screen.texts == ["film"])
    #expect(landscape.contains(app.orientation ?? .unknown))
    app.perform { model.isFullScreen = false }
    #expect(app.orientation == .portrait)
    #expect(app.screen.texts.contains("other"))
    #expect(!app.screen.texts.contains("film"))
    app.perform { model.tab = "first" }
    #expect(app.screen.texts.contains("film"))
    #expect(model.made == 1)
    app.turn(to: .landscapeLeft)
    #expect(model.isFullScreen)
    app.turn(to: .portrait)
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test("In another tab it does not follow the phone", arguments: TestApp.eras) func hiddenTab(system: Int) throws {
    let model = VideoModel()
    let app = TestApp(system, delegate: OpenDelegate(), view: VideoTabs(model: model))
    app.simulation.settle()
    app.perform { model.tab = "second" }
    app.turn(to: .landscapeLeft)
    #expect(!model.isFullScreen)
    #expect(app.orientation == .landscapeRight)
    app.perform { model.tab = "first" }
    #expect(!model.isFullScreen)
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }
}

/// Two videos, one under the other.
private final class PairPage: UIViewController {
  let first = FullScreenVideoController(content: UIViewController(), label: "first")
  let second = FullScreenVideoController(content: UIViewController(), label: "second")

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, video) in [first, second].enumerated() {
      addChild(video)
      video.view.frame = CGRect(x: 0, y: CGFloat(index) * 220, width: view.bounds.width, height: 220)
      view.addSubview(video.view)
      video.didMove(toParent: self)
    }
  }
}

@MainActor
@Observable
private final class Feed {
  var films = Array(0..<5)
  var playing: Int?
  @ObservationIgnored var appearances: [Int: Int] = [:]
  @ObservationIgnored var disappearances: [Int: Int] = [:]
}

private struct FeedView: View {
  let feed: Feed

  var body: some View {
    List {
      ForEach(feed.films, id: \.self) { film in
        Text("film \(film)")
          .onAppear { feed.appearances[film, default: 0] += 1 }
          .onDisappear { feed.disappearances[film, default: 0] += 1 }
          .fullScreenInLandscape(isOn: isPlaying(film), label: "film \(film)")
      }
    }
  }

  private func isPlaying(_ film: Int) -> Binding<Bool> {
    Binding(
      get: { feed.playing == film },
      set: { isOn in
        if isOn { feed.playing = film } else if feed.playing == film { feed.playing = nil }
      })
  }
}

private struct VideoTabs: View {
  @Bindable var model: VideoModel

  var body: some View {
    TabView(selection: $model.tab) {
      VideoPageView(model: model).tabItem { Text("first") }.tag("first")
      Text("other").tabItem { Text("second") }.tag("second")
    }
  }
}
