import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

/// What a developer in a hurry does to the modifiers.
@MainActor
@Suite("Hard use of the modifiers") struct HardUseTests {
  // MARK: One view

  private struct Stacked: View {
    @Bindable var switches: Switches

    var body: some View {
      Text("page")
        .supportedInterfaceOrientations(whileVisible: switches.mask, label: "inner")
        .supportedInterfaceOrientations(whileVisible: nil, label: "nothing")
        .interfaceOrientationLocked(whileVisible: switches.sheet, label: "freeze")
        .supportedInterfaceOrientations(whileVisible: .portrait, label: "outer")
        .defaultInterfaceOrientations(ofScene: switches.isShown ? .landscape : nil)
    }
  }

  @Test(
    "five statements on one view: the innermost request counts, a transparent one lets the next through", arguments: Setting.eras)
  func stacked(setting: Setting) throws {
    let switches = Switches()
    let app = TestApp(setting, view: Stacked(switches: switches))
    app.simulation.settle()
    #expect(try app.mask == .landscape)
    app.perform { switches.mask = nil }
    #expect(try app.mask == .portrait)
    #expect(app.orientation == .portrait)
    app.perform { switches.sheet = true }
    #expect(try app.mask == .portrait)
    app.perform { switches.mask = .landscape }
    #expect(try app.mask.allows(#require(app.orientation)))
    app.perform { switches.sheet = false }
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    app.perform { switches.isShown = false }
    #expect(try app.mask == .landscape)
    #expect(app.isSound)
  }

  @Test("a mask that goes there and back within one update, or an id that flips with it, is no call", arguments: Setting.eras)
  func thereAndBack(setting: Setting) throws {
    let switches = Switches()
    let app = TestApp(setting, view: LockedPageApp(switches))
    app.simulation.settle()
    let before = app.calls
    app.perform {
      switches.mask = .portrait
      switches.mask = nil
      switches.mask = .landscape
      switches.id += 1
    }
    app.perform {
      for _ in 0..<50 { switches.id += 1 }
      switches.path = ["left"]
      switches.path = []
    }
    #expect((app.calls - before).total == 0)
    #expect(try app.coordinator.requests.map(\.label) == ["page"])
    #expect(app.isSound)
  }

  @Test("a default that ends while it is shown gives way to the delegate's, and comes back", arguments: Setting.eras)
  func endingDefault(setting: Setting) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(setting, view: DefaultPage(switches: switches))
    app.simulation.settle()
    #expect(app.orientation?.isLandscape == true)
    app.perform { switches.isShown = false }
    #expect(try app.mask == .portrait)
    #expect(app.orientation == .portrait)
    app.perform { switches.isShown = true }
    #expect(try app.mask == .landscape)
    app.perform { switches.cover = true }
    #expect(try app.mask == .landscape)
    app.perform { switches.isShown = false }
    #expect(app.orientation == .portrait)
    app.perform { switches.cover = false }
    #expect(try app.mask == .portrait)
    #expect(app.isSound)
  }

  private struct DefaultPage: View {
    @Bindable var switches: Switches

    var body: some View {
      VStack {
        if switches.isShown { Text("default").defaultInterfaceOrientations(ofScene: .landscape) }
        Text("page").supportedInterfaceOrientations(whileVisible: nil)
      }
      .fullScreenCover(isPresented: $switches.cover) { Text("cover") }
    }
  }

  // MARK: Loops

  /// Asks for the other axis each time the interface has turned, once it has begun.
  private struct Seesaw: View {
    @Bindable var switches: Switches

    var body: some View {
      Text("turns \(switches.number)")
        .supportedInterfaceOrientations(whileVisible: switches.mask, label: "seesaw")
        .onInterfaceRotation { change in
          guard switches.mask != nil else { return }
          switches.number += 1
          switches.mask = new.isLandscape ? .portrait : .landscape
        }
    }
  }

  @Test(
    "a mask that answers every rotation with its opposite rotates there and back, rests and is named by an issue",
    arguments: Setting.eras)
  func seesaw(setting: Setting) throws {
    let switches = Switches()
    switches.mask = nil
    let app = TestApp(setting, view: Seesaw(switches: switches))
    app.simulation.settle()
    let before = app.calls
    app.simulation.run { switches.mask = .landscape }
    app.simulation.advance(by: 6)
    #expect(switches.number <= 2)
    #expect((app.calls - before).supportedOrientationsUpdates <= 2 * (switches.number + 1))
    #expect(try app.coordinator.openIssues.map(\.code) == [.undoneByRotation])
    #expect(try app.coordinator.openIssues.first?.subject == "seesaw")
    let resting = app.calls
    app.simulation.settle()
    #expect((app.calls - resting).total == 0)
    app.perform { switches.mask = nil }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.openIssues.isEmpty)
    #expect(app.isSound)
  }

  private struct SizeDriven: View {
    var body: some View {
      GeometryReader { proxy in
        Text("page").supportedInterfaceOrientations(whileVisible: proxy.size.width > proxy.size.height ? .landscape : .portrait)
      }
    }
  }

  @Test("a mask read from the size holds whatever the interface is", arguments: Setting.eras)
  func sizeDriven(setting: Setting) throws {
    let app = TestApp(setting, delegate: OpenDelegate(), view: SizeDriven())
    app.simulation.settle()
    for pose in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      app.turn(to: pose)
      #expect(app.orientation == .portrait)
    }
    #expect(app.isSound)
  }

  // MARK: Tabs and stacks

  private struct Redirecting: View {
    @State private var tab = 0

    var body: some View {
      TabView(selection: $tab) {
        Text("first").onAppear { tab = 1 }.tabItem { Text("one") }.tag(0)
        Text("second").supportedInterfaceOrientations(whileVisible: .landscape, label: "second").tabItem { Text("two") }.tag(1)
        Text("third").supportedInterfaceOrientations(whileVisible: .portrait, label: "third").tabItem { Text("three") }.tag(2)
      }
    }
  }

  @Test("a tab that sends on as it appears leaves the mask to the tab it leads to", arguments: Setting.eras)
  func redirectingTabs(setting: Setting) throws {
    let app = TestApp(setting, view: Redirecting())
    app.simulation.settle()
    #expect(app.screen.texts == ["second"])
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    try app.screen.tapTab("three")
    #expect(app.orientation == .portrait)
    try app.screen.tapTab("one")
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    #expect(app.isSound)
  }

  @Test(
    "a path that is replaced whole, again and again and before its pushes end, leaves the last page's mask",
    arguments: Setting.eras)
  func replacedPaths(setting: Setting) throws {
    let switches = Switches()
    let app = TestApp(setting, view: LockedPageApp(switches))
    for path in [["left"], ["free", "left"], ["free"], ["left", "left", "left"], ["free", "free", "left"]] {
      app.simulation.run { switches.path = path }
      app.simulation.advance(by: 0.15)
    }
    app.simulation.settle()
    #expect(app.orientation == .landscapeLeft)
    #expect(try app.mask == .landscapeLeft)
    app.perform { switches.path = ["left", "free"] }
    #expect(app.orientation == .portrait)
    app.perform { switches.path = [] }
    #expect(try app.mask == .landscape)
    #expect(try app.coordinator.requests.map(\.label) == ["page"])
    #expect(app.isSound)
  }

  @Test("data that changes while a finger takes a page back, and lets go of it, is followed", arguments: Setting.eras)
  func dataDuringSwipe(setting: Setting) throws {
    let switches = Switches()
    let app = TestApp(setting, view: LockedPageApp(switches))
    app.perform { switches.path = ["left"] }
    let navigation = try #require(app.screen.navigationController)
    app.perform { navigation.beginInteractivePop() }
    app.perform { switches.mask = .portrait }
    #expect(app.orientation == .landscapeLeft)
    app.perform { navigation.cancelInteractivePop() }
    #expect(try app.mask == .landscapeLeft)
    app.perform { navigation.beginInteractivePop() }
    app.perform { navigation.finishInteractivePop() }
    #expect(app.orientation == .portrait)
    #expect(try app.mask == .portrait)
    #expect(app.isSound)
  }

  private struct Columns: View {
    @Bindable var switches: Switches

    var body: some View {
      NavigationView {
        NavigationLink("open", destination: Text("opened").supportedInterfaceOrientations(whileVisible: switches.mask, label: "opened"))
          .supportedInterfaceOrientations(whileVisible: switches.isShown ? .all : nil, label: "list")
        Text("empty")
      }
    }
  }

  @Test("an old navigation view on an iPad shows two columns, and both have their say", arguments: [15, 16, 18, 26])
  func oldColumns(system: Int) throws {
    let switches = Switches()
    let app = TestApp(Setting(system, .pad), view: Columns(switches: switches))
    app.simulation.settle()
    #expect(try app.mask == .all)
    try app.screen.tap("open")
    #expect(app.screen.texts.contains("opened"))
    #expect(try app.mask == .landscape)
    #expect(app.orientation?.isLandscape == true)
    app.perform { switches.mask = .portrait }
    #expect(app.orientation == .portrait)
    app.perform { switches.mask = nil }
    #expect(try app.mask == .all)
    app.perform { switches.isShown = false }
    #expect(try app.mask == .portrait)
    #expect(app.isSound)
  }

  // MARK: UIKit around it

  @Test("hosting controllers that a UIKit app makes anew all the time neither add up nor bounce", arguments: Setting.eras)
  func remadeHosts(setting: Setting) throws {
    func page(_ mask: UIInterfaceOrientationMask?, _ label: String) -> UIViewController {
      UIHostingController(rootView: Text(label).supportedInterfaceOrientations(whileVisible: mask, label: label))
    }
    var navigation: UINavigationController?
    let app = TestApp(setting) {
      let made = UINavigationController(rootViewController: page(nil, "home"))
      navigation = made
      return made
    }
    let stack = try #require(navigation)
    for round in 1...5 {
      app.perform {
        stack.setViewControllers([page(nil, "home"), page(.landscape, "page \(round)")], animated: round.isMultiple(of: 2))
      }
      #expect(app.orientation?.isLandscape == true)
      #expect(try app.coordinator.requests.filter { $0.status == .active }.map(\.label) == ["page \(round)"])
    }
    app.perform { stack.setViewControllers([page(nil, "home")], animated: true) }
    #expect(app.orientation == .portrait)
    #expect(try app.coordinator.requests.count == 1)
    #expect(app.isSound)
  }

  @Test("a hosting controller inside a UIKit page that asks as well counts instead of the page", arguments: Setting.eras)
  func insidePages(setting: Setting) throws {
    let outer = { Page(.portrait, title: "outer") }
    let app = TestApp(setting, delegate: OpenDelegate()) { outer() }
    app.simulation.settle()
    #expect(try app.mask == .portrait)
    let host = app.simulation.run {
      UIHostingController(rootView: Text("inner").supportedInterfaceOrientations(whileVisible: .landscape, label: "inner"))
    }
    let root = try app.root
    app.perform {
      root.addChild(host)
      root.view.addSubview(host.view)
      host.didMove(toParent: root)
    }
    #expect(try app.mask == .landscape)
    app.perform {
      host.willMove(toParent: nil)
      host.view.removeFromSuperview()
      host.removeFromParent()
    }
    #expect(try app.mask == .portrait)
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }
}
