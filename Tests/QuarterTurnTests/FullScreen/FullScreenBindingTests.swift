import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@testable import QuarterTurn

@MainActor
@Suite("fullScreenInLandscape") struct FullScreenBindingTests {
  @Test("A value that is true from the beginning fills the screen as soon as there is one", arguments: TestApp.eras)
  func trueFromTheStart(system: Int) {
    let model = VideoModel()
    model.isFullScreen = true
    let app = TestApp(system, view: VideoPageView(model: model))
    app.simulation.settle()
    #expect(app.orientation?.isLandscape == true)
    #expect(app.screen.texts == ["film"])
    #expect(model.made == 1)
    app.perform { model.isFullScreen = false }
    #expect(app.orientation == .portrait)
    #expect(Set(app.screen.texts) == ["film", "comments"])
    #expect(app.isSound)
  }

  @Test("The video follows data and keeps its state while it fills the screen", arguments: TestApp.eras)
  func followsData(system: Int) {
    let model = VideoModel()
    let app = TestApp(system, view: VideoPageView(model: model))
    app.simulation.settle()
    app.perform { model.isFullScreen = true }
    app.perform { model.caption = "another" }
    #expect(app.screen.texts == ["another"])
    #expect(model.isFullScreen)
    app.perform { model.isFullScreen = false }
    #expect(Set(app.screen.texts) == ["another", "comments"])
    #expect(model.made == 1)
  }

  @Test("A binding that says no gets its way", arguments: TestApp.eras) func stubbornBinding(system: Int) {
    let app = TestApp(system, view: Text("film").fullScreenInLandscape(isOn: .constant(false), label: "video"))
    app.simulation.settle()
    app.turn(to: .landscapeLeft)
    app.simulation.settle()
    #expect(app.simulation.crashes.isEmpty)
    app.turn(to: .portrait)
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }

  @Test("The environment reaches the video, on its page and full screen; its room is its own", arguments: TestApp.eras)
  func environment(system: Int) {
    let model = VideoModel()
    let seen = Seen()
    let app = TestApp(
      system, view: NamedPage(model: model, seen: seen).environment(\.colorScheme, .dark).observingInterfaceOrientation())
    app.simulation.settle()
    #expect(seen.scheme == .dark)
    #expect(seen.vertical == .regular)
    #expect(seen.interface == .portrait)
    app.turn(to: .landscapeLeft)
    #expect(model.isFullScreen)
    #expect(seen.scheme == .dark)
    #expect(seen.vertical == .compact)
    #expect(seen.interface == .landscapeRight)
    #expect(app.isSound)
  }

  @Test("A view that is made anew, or whose identity changes, leaves no full screen behind", arguments: TestApp.eras)
  func identity(system: Int) throws {
    let model = VideoModel()
    let app = TestApp(system, view: IdentifiedPage(model: model))
    app.simulation.settle()
    app.perform { model.isFullScreen = true }
    #expect(app.orientation?.isLandscape == true)
    app.perform { model.tab = "another identity" }
    app.simulation.settle()
    app.perform { model.isFullScreen = false }
    app.simulation.settle()
    #expect(app.orientation == .portrait)
    #expect(app.screen.texts == ["film"])
    #expect(try app.coordinator.requests.count == 1)
    #expect(app.isSound)
  }

  @Test("A request of the video's own counts on the page and full screen", arguments: TestApp.eras)
  func ownRequest(system: Int) throws {
    let model = VideoModel()
    let app = TestApp(
      system,
      view: Text("film").supportedInterfaceOrientations(whileVisible: .landscapeLeft, label: "film")
        .fullScreenInLandscape(isOn: Bindable(model).isFullScreen, label: "video").supportedInterfaceOrientations(
          whileVisible: .portrait, label: "page"))
    app.simulation.settle()
    #expect(app.orientation == .landscapeLeft)
    app.perform { model.isFullScreen = true }
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.mask == .landscapeLeft)
    app.perform { model.isFullScreen = false }
    #expect(app.orientation == .landscapeLeft)
    #expect(app.isSound)
  }
}

@MainActor
private final class Seen {
  var scheme: ColorScheme?
  var vertical: UserInterfaceSizeClass?
  var interface: UIInterfaceOrientation?
}

private struct NamedPage: View {
  @Bindable var model: VideoModel
  let seen: Seen

  var body: some View {
    EnvironmentReader(seen: seen).fullScreenInLandscape(isOn: $model.isFullScreen, label: "video")
  }
}

private struct EnvironmentReader: View {
  let seen: Seen
  @Environment(\.colorScheme) private var scheme
  @Environment(\.verticalSizeClass) private var vertical
  @Environment(\.interfaceOrientation) private var interface

  var body: some View {
    seen.scheme = scheme
    seen.vertical = vertical
    seen.interface = interface
    return Text("film")
  }
}

private struct IdentifiedPage: View {
  @Bindable var model: VideoModel

  var body: some View {
    Text("film").fullScreenInLandscape(isOn: $model.isFullScreen, label: "video").id(model.tab)
  }
}
