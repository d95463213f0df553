import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import QuarterTurn

/// The app in SwiftUI.
@MainActor
final class SwiftUIVideoWalkApp: VideoWalkApp {
  private let model: VideoWalkModel
  private let shape: VideoWalk.Shape

  init(_ shape: VideoWalk.Shape, isAdaptive: Bool) {
    self.shape = shape
    model = VideoWalkModel(isAdaptive: isAdaptive)
  }

  func launch(_ simulation: Simulation, delegate: (any UIApplicationDelegate)?) -> UIWindow? {
    simulation.launch(delegate: delegate, view: VideoWalkRoot(model: model, hasTabs: shape != .navigation))
  }

  func openPage() { if model.path.isEmpty { model.path = ["page"] } }
  func closePage() { model.path = [] }
  func pushOver() { if model.path == ["page"] { model.path = ["page", "over"] } }
  func popOver() { if model.path.count == 2 { model.path = ["page"] } }
  func selectTab(_ index: Int) { model.tab = index }
  func press(_ index: Int, _ isFullScreen: Bool) {
    if !isFullScreen || isThere(index) { model.isFullScreen[index] = isFullScreen }
  }
  func setFollowsDeviceOrientation(_ index: Int, _ follows: Bool) { model.followsDeviceOrientation[index] = follows }
  func replaceContent(_ index: Int) { model.contents[index] += 1 }
  func showSecond(_ isShown: Bool) { model.showsSecond = isShown }
  func setPageMask(_ mask: UIInterfaceOrientationMask?) { model.pageMask = mask }
  func showSheet(_ isShown: Bool) { model.showsSheet = isShown && !model.showsCover }
  func showCover(_ isShown: Bool) { model.showsCover = isShown && !model.showsSheet }
  func saysFullScreen(_ index: Int) -> Bool? { isThere(index) ? model.isFullScreen[index] : nil }

  private func isThere(_ index: Int) -> Bool { !model.path.isEmpty && (index == 0 || model.showsSecond) }
}

@MainActor
@Observable
private final class VideoWalkModel {
  var path: [String] = []
  var tab = 0
  var isFullScreen = [false, false]
  var followsDeviceOrientation = [true, true]
  var contents = [0, 0]
  var showsSecond = false
  var pageMask: UIInterfaceOrientationMask?
  var showsSheet = false
  var showsCover = false
  @ObservationIgnored let isAdaptive: Bool

  init(isAdaptive: Bool) { self.isAdaptive = isAdaptive }
}

private struct VideoWalkRoot: View {
  @Bindable var model: VideoWalkModel
  let hasTabs: Bool

  var body: some View {
    if hasTabs {
      TabView(selection: $model.tab) {
        stack.tabItem { Text("videos") }.tag(0)
        Text("other").tabItem { Text("other") }.tag(1)
      }
    } else {
      stack
    }
  }

  private var stack: some View {
    NavigationStack(path: $model.path) {
      Text("list").navigationDestination(for: String.self) { name in
        if name == "page" { VideoWalkPageView(model: model) } else { Text("over") }
      }
    }
  }
}

private struct VideoWalkPageView: View {
  @Environment(\.verticalSizeClass) private var height
  @Bindable var model: VideoWalkModel

  init(model: VideoWalkModel) { self.model = model }

  var body: some View {
    Group {
      if model.isAdaptive, height == .compact { HStack { videos } } else { VStack { videos } }
    }
    .supportedInterfaceOrientations(whileVisible: model.pageMask, label: "page")
    .sheet(isPresented: $model.showsSheet) { Text("sheet") }
    .fullScreenCover(isPresented: $model.showsCover) { Text("cover") }
  }

  @ViewBuilder private var videos: some View {
    video(0)
    if model.showsSecond { video(1) }
  }

  private func video(_ index: Int) -> some View {
    Text("video")
      .id(model.contents[index])
      .fullScreenInLandscape(
        isOn: $model.isFullScreen[index], followsDeviceOrientation: model.followsDeviceOrientation[index], label: "video \(index)"
      )
      .frame(height: 220)
  }
}
