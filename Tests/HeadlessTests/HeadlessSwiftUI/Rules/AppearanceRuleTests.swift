import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct AppearanceRuleTests {
  private struct Under: View {
    let journal: Journal
    @State private var isSheet = false
    @State private var isCover = false
    @State private var isPopover = false

    var body: some View {
      VStack {
        Button("sheet") { isSheet = true }
        Button("cover") { isCover = true }
        Button("popover") { isPopover = true }
      }
      .noted("under", in: journal)
      .sheet(isPresented: $isSheet) { Button("lower") { isSheet = false } }
      .fullScreenCover(isPresented: $isCover) { Button("lower") { isCover = false } }
      .popover(isPresented: $isPopover) { Button("lower") { isPopover = false } }
    }
  }

  @Test("R9.8: a sheet leaves the mask to its presenter, a cover takes it over", arguments: [15, 18, 26, 27])
  func styles(major: Int) throws {
    final class LandscapeHost: UIHostingController<Under> {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
    }
    let simulation = Simulation(device: .phone, system: SystemVersion(major))
    let screen = ScreenDriver(simulation)
    simulation.launch { LandscapeHost(rootView: Under(journal: Journal())) }
    simulation.settle()
    try screen.tap("sheet")
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
    try screen.tap("lower")
    // The cover's own hosting controller is asked now, and it has UIKit's default mask.
    try screen.tap("cover")
    #expect(simulation.windowScene?.interfaceOrientation == .portrait)
    try screen.tap("lower")
    #expect(simulation.windowScene?.interfaceOrientation == .landscapeRight)
  }

  @Test("R9.8 b: a sheet is a page or a form, a cover is full screen", arguments: [15, 18, 26, 27])
  func styleNames(major: Int) throws {
    let phone = Stage(SystemVersion(major)) { Under(journal: Journal()) }
    try phone.screen.tap("sheet")
    #expect(phone.root?.presentedViewController?.modalPresentationStyle == .pageSheet)
    try phone.screen.tap("lower")
    try phone.screen.tap("cover")
    #expect(phone.root?.presentedViewController?.modalPresentationStyle == .fullScreen)
    let pad = Stage(SystemVersion(major), device: .pad) { Under(journal: Journal()) }
    try pad.screen.tap("sheet")
    #expect(pad.root?.presentedViewController?.modalPresentationStyle == .formSheet)
  }

  @Test("R9.9: under a sheet or a popover the view neither disappears nor appears", arguments: ["sheet", "popover"])
  func sheets(kind: String) throws {
    let journal = Journal()
    let stage = Stage { Under(journal: journal) }
    try stage.screen.tap(kind)
    try stage.screen.tap("lower")
    #expect(journal.take() == ["+under"])
  }

  @Test("R9.9: under a full-screen cover the view disappears and returns, or stays, as the world has it", arguments: [0, 1])
  func covers(choice: Int) throws {
    let journal = Journal()
    let stage = Stage(assuming: [.coverRemovesPresenter: choice]) { Under(journal: journal) }
    #expect(!stage.simulation.assumptions.reads.contains(.coverRemovesPresenter))
    try stage.screen.tap("cover")
    try stage.screen.tap("lower")
    #expect(journal.take() == (choice == 0 ? ["+under", "-under", "+under"] : ["+under"]))
    #expect(stage.simulation.assumptions.reads.contains(.coverRemovesPresenter))
  }

  @Test("R9.9: a push makes the page below disappear, a pop brings it back")
  func pushes() throws {
    let journal = Journal()
    let stage = Stage {
      NavigationStack { NavigationLink("push") { Text("page") }.noted("under", in: journal) }
    }
    try stage.screen.tap("push")
    try stage.screen.goBack()
    #expect(journal.take() == ["+under", "-under", "+under"])
  }

  private struct Tabs: View {
    let journal: Journal

    var body: some View {
      TabView {
        Counter("first").noted("first", in: journal).tabItem { Text("1") }
        Text("second").noted("second", in: journal).tabItem { Text("2") }
      }
    }
  }

  @Test("R9.9: another tab makes the view disappear, its state stays")
  func tabs() throws {
    let journal = Journal()
    let stage = Stage { Tabs(journal: journal) }
    try stage.screen.tap(identifier: "first")
    try stage.screen.tapTab("2")
    try stage.screen.tapTab("1")
    #expect(journal.entries.filter { $0.hasSuffix("first") } == ["+first", "-first", "+first"])
    #expect(stage.texts == ["first 1"])
  }

  @Test("R9.9: hidden tabs may appear at launch up to iOS 17, never from 18 on", arguments: [15, 17, 18, 26], [0, 1])
  func hiddenTabs(major: Int, choice: Int) {
    let journal = Journal()
    let stage = Stage(SystemVersion(major), assuming: [.hiddenTabsAppear: choice]) { Tabs(journal: journal) }
    let appears = major < 18 && choice == 1
    #expect(Set(journal.take()) == (appears ? ["+first", "+second"] : ["+first"]))
    #expect(stage.simulation.assumptions.reads.contains(.hiddenTabsAppear) == (major < 18))
  }

  @Test("R9.10: with a path of one's own, covered screens may appear on a push and not when they return", arguments: [0, 1])
  func strayAppearances(choice: Int) throws {
    struct Pages: View {
      let journal: Journal
      @State private var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("push", value: 1).navigationDestination(for: Int.self) { number in
            NavigationLink("push", value: number + 1).noted("\(number)", in: journal)
          }
        }
      }
    }
    let journal = Journal()
    let stage = Stage(SystemVersion(18, 4), assuming: [.coveredScreensAppear: choice]) { Pages(journal: journal) }
    for _ in 1...3 { try stage.screen.tap("push") }
    #expect(journal.count("+1") == (choice == 0 ? 1 : 2))
    #expect(journal.count("-1") == 1)
    try stage.screen.goBack()
    try stage.screen.goBack()
    #expect(journal.count("+1") == 2)
    #expect(journal.count("+2") == 2)
  }
}
