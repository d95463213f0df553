import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@testable import QuarterTurn

/// Whatever a SwiftUI app does in whatever order, its masks are those of what is in front once it has come to rest.
@MainActor
@Suite("A random SwiftUI app", .worlds) struct SwiftUIWalkTests {
  @Test("shows what the page, sheet or cover in front asks for, without a call too many", arguments: Setting.eras, 0..<2)
  func walk(setting: Setting, seed: Int) throws {
    try take(SwiftUIWalk(setting, seed: UInt64(seed)), "seed \(seed), \(setting.testDescription)")
  }

  @Test(
    "shows it as well where the page is another view in landscape that asks for the same", arguments: Setting.eras, 0..<2)
  func adaptiveWalk(setting: Setting, seed: Int) throws {
    try take(SwiftUIWalk(setting, seed: UInt64(seed), isAdaptive: true), "seed \(seed), \(setting.testDescription)")
  }

  private func take(_ walk: SwiftUIWalk, _ name: String) throws {
    for step in 0..<25 {
      walk.step()
      let comment: Comment =
        "step \(step) of \(name): \(walk.log.suffix(12)) \(try walk.app.mask.rawValue) \(walk.expectedMask.rawValue) \(try walk.app.coordinator.explanation)"
      #expect(try walk.app.mask == walk.expectedMask, comment)
      #expect(walk.app.orientation.map { walk.expectedMask.allows($0) } == true, comment)
      #expect(walk.app.isSound, comment)
      #expect(try walk.app.coordinator.isAtRest, comment)
      #expect(walk.app.simulation.runLoop.isIdle, comment)
      guard walk.app.simulation.runLoop.isIdle, try walk.app.mask == walk.expectedMask else { return }
    }
    walk.closeAll()
    #expect(try walk.app.mask == .portrait, "\(walk.log)")
    #expect(try walk.app.coordinator.openIssues.isEmpty, "\(walk.log)")
    #expect(walk.app.simulation.liveNodeCount == walk.nodesAtRest, "\(walk.log)")
    #expect(try walk.app.coordinator.requests.map(\.label).filter { $0 != "tab" } == ["root page"], "\(walk.log)")
  }
}

/// What the walk does to its app.
@MainActor
@Observable
private final class WalkModel {
  var path: [String] = []
  var tab = "stack"
  var rootMask: UIInterfaceOrientationMask?
  var id = 0
  var branch = false
  var cover: UIInterfaceOrientationMask??
  var sheet: UIInterfaceOrientationMask??
  var sheetOnCover = false
  var alert = false
  /// Whether the root page is another view where the height is compact.
  @ObservationIgnored let isAdaptive: Bool

  init(isAdaptive: Bool) { self.isAdaptive = isAdaptive }

  static let pages: [(name: String, mask: UIInterfaceOrientationMask?)] = [
    ("free", nil), ("wide", .landscape), ("left", .landscapeLeft), ("upright", .portrait), ("any", .allButUpsideDown),
  ]

  func mask(of page: String) -> UIInterfaceOrientationMask? {
    Self.pages.first { $0.name == page }?.mask
  }
}

private struct WalkApp: View {
  @Environment(\.verticalSizeClass) private var height
  @Bindable var model: WalkModel

  init(model: WalkModel) { self.model = model }

  var body: some View {
    TabView(selection: $model.tab) {
      NavigationStack(path: $model.path) {
        root.navigationDestination(for: String.self) { name in
          Text(name).supportedInterfaceOrientations(whileVisible: model.mask(of: name), label: name)
        }
      }
      .tabItem { Text("stack") }.tag("stack")
      Text("wide tab").supportedInterfaceOrientations(whileVisible: .landscapeRight, label: "tab").tabItem { Text("tab") }.tag(
        "tab")
    }
    .sheet(isPresented: Binding(get: { model.sheet != nil }, set: { if !$0 { model.sheet = nil } })) {
      Text("sheet").supportedInterfaceOrientations(whileVisible: model.sheet ?? nil, label: "sheet")
    }
    .fullScreenCover(isPresented: Binding(get: { model.cover != nil }, set: { if !$0 { model.cover = nil } })) {
      Text("cover")
        .supportedInterfaceOrientations(whileVisible: model.cover ?? nil, label: "cover")
        .sheet(isPresented: $model.sheetOnCover) { Text("sheet on cover") }
    }
    .alert("alert", isPresented: $model.alert) { Button("OK") {} }
  }

  @ViewBuilder private var root: some View {
    if model.branch != (model.isAdaptive && height == .compact) {
      Text("root").supportedInterfaceOrientations(whileVisible: model.rootMask, label: "root page").id(model.id)
    } else {
      VStack { Text("root") }.supportedInterfaceOrientations(whileVisible: model.rootMask, label: "root page").id(model.id)
    }
  }
}

@MainActor
private final class SwiftUIWalk {
  let app: TestApp
  let nodesAtRest: Int
  private(set) var log: [String] = []
  private let model: WalkModel
  private var random: SplitMix
  private let poses: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .faceUp]

  init(_ setting: Setting, seed: UInt64, isAdaptive: Bool = false) {
    let model = WalkModel(isAdaptive: isAdaptive)
    self.model = model
    random = SplitMix(state: seed &* 6_364_136_223 &+ 1_442)
    app = TestApp(setting.system, plist: setting.plist, device: setting.device, view: WalkApp(model: model))
    app.simulation.settle()
    // What is made once stays: the other tab and the like.
    for work in [{ $0.tab = "tab" }, { $0.tab = "stack" }, { $0.path = ["free"] }, { $0.path = [] }] as [(WalkModel) -> Void] {
      app.perform { [model] in work(model) }
    }
    nodesAtRest = app.simulation.liveNodeCount
  }

  /// One change, or several at once or in quick succession.
  func step() {
    for index in 0...(chance(3) ? Int.random(in: 1...3, using: &random) : 0) {
      if index > 0 {
        if chance(2) {
          log.append("wait")
          app.simulation.advance(by: Double(Int.random(in: 1...8, using: &random)) / 10)
        } else {
          log.append("and")
        }
      }
      change()
    }
    // Time enough to come to rest, and a short wait for a test that turns for ever.
    app.simulation.advance(by: 10)
  }

  private func change() {
    let page = WalkModel.pages.randomElement(using: &random) ?? ("free", nil)
    let model = model
    switch Int.random(in: 0..<13, using: &random) {
    case 0: note("push \(page.name)") { model.path.append(page.name) }
    case 1: note("path \(page.name)") { model.path = chance(2) ? [page.name] : ["free", page.name] }
    case 2: note("root") { model.path = [] }
    case 3: note("tab") { model.tab = model.tab == "tab" ? "stack" : "tab" }
    case 4, 5: note("root wants \(page.name)") { model.rootMask = page.mask }
    case 6: note("id") { model.id += 1 }
    case 7: note("branch") { model.branch.toggle() }
    case 8:
      let isFree = model.sheet == nil && !model.alert
      note("cover \(page.name)") { model.cover = model.cover == nil && isFree ? .some(page.mask) : nil }
      if model.cover == nil { model.sheetOnCover = false }
    case 9:
      let isFree = model.sheet == nil && model.cover == nil && !model.alert
      note("sheet") { model.sheet = isFree ? .some(chance(2) ? nil : .all) : nil }
    case 10: note("sheet on cover") { model.sheetOnCover = model.cover != nil && !model.sheetOnCover }
    case 11: note("alert") { model.alert = !model.alert && model.cover == nil && model.sheet == nil }
    default:
      let pose = poses.randomElement(using: &random) ?? .portrait
      note("device \(pose.rawValue)") {}
      app.simulation.turnDevice(to: pose)
    }
  }

  private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

  private func note(_ text: String, _ work: () -> Void) {
    log.append(text)
    app.simulation.run(work)
  }

  /// What is in front, by the rules: a cover that asks, else the page of the tab that is shown, else the default.
  var expectedMask: UIInterfaceOrientationMask {
    if let cover = model.cover, let mask = cover { return mask }
    if let page = pageMask { return page }
    if let sheet = model.sheet, let mask = sheet { return mask.intersection(app.deviceMask) }
    return .portrait
  }

  private var pageMask: UIInterfaceOrientationMask? {
    if model.tab == "tab" { return .landscapeRight }
    if let top = model.path.last { return model.mask(of: top) }
    return model.rootMask
  }

  func closeAll() {
    app.perform { [model] in
      model.sheetOnCover = false
      model.cover = nil
      model.sheet = nil
      model.alert = false
      model.path = []
      model.tab = "stack"
      model.rootMask = nil
      model.branch = false
    }
  }
}

extension TestApp {
  /// What the device can show at all.
  fileprivate var deviceMask: UIInterfaceOrientationMask {
    simulation.device.hasHomeButton || simulation.device.idiom == .pad ? .all : .allButUpsideDown
  }
}
