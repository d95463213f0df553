import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct NavigationStackTests {
  private struct Pages: View {
    let journal: Journal
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("one", value: 1)
          Button("three") { path = [1, 2, 3] }
          Counter("root")
        }
        .navigationTitle("Root")
        .noted("root", in: journal)
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number) of \(path.count)")
            Counter("page")
            NavigationLink("next", value: number + 1)
            Button("home") { path = [] }
            Button("replace") { path = [9] }
            DismissButton()
          }
          .navigationTitle("Page \(number)")
          .noted("\(number)", in: journal)
        }
      }
    }
  }

  private struct DismissButton: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("dismiss") { dismiss() } }
  }

  @Test("screens are hosting controllers on a navigation controller")
  func controllers() throws {
    let stage = Stage { Pages(journal: Journal()) }
    let navigation = try #require(stage.screen.navigationController)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.parent === stage.root)
    try stage.screen.tap("one")
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers.allSatisfy { $0 is UIHostingController<AnyView> })
    #expect(stage.screen.navigationTitle == "Page 1")
    #expect(navigation.viewControllers[0].viewIfLoaded?.window == nil)
  }

  @Test("a pop returns to kept state, and another push starts fresh")
  func stateOfScreens() throws {
    let stage = Stage { Pages(journal: Journal()) }
    try stage.screen.tap(identifier: "root")
    try stage.screen.tap("one")
    try stage.screen.tap(identifier: "page")
    #expect(stage.texts.contains("page 1"))
    try stage.screen.tap("next")
    try stage.screen.goBack()
    #expect(stage.texts.prefix(2) == ["page 1 of 1", "page 1"])
    try stage.screen.goBack()
    #expect(stage.texts.last == "root 1")
    try stage.screen.tap("one")
    #expect(stage.texts.prefix(2) == ["page 1 of 1", "page 0"])
  }

  @Test("only the top screen is visible")
  func visibility() throws {
    let journal = Journal()
    let stage = Stage { Pages(journal: journal) }
    try stage.screen.tap("one")
    #expect(journal.take() == ["+root", "+1", "-root"])
    try stage.screen.tap("next")
    #expect(journal.take() == ["+2", "-1"])
    try stage.screen.goBack()
    #expect(journal.take() == ["+1", "-2"])
    try stage.screen.tap("dismiss")
    #expect(journal.take() == ["+root", "-1"])
  }

  @Test("a written path pushes, replaces and pops to the root")
  func paths() throws {
    let stage = Stage { Pages(journal: Journal()) }
    let navigation = try #require(stage.screen.navigationController)
    try stage.screen.tap("three")
    #expect(navigation.viewControllers.count == 4)
    #expect(stage.texts.first == "page 3 of 3")
    try stage.screen.goBack()
    // The destination closure captured the path: the screens are made anew from the newest one.
    #expect(stage.texts.first == "page 2 of 2")
    let second = navigation.viewControllers[1]
    try stage.screen.tap("replace")
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers[1] !== second)
    #expect(stage.texts.first == "page 9 of 1")
    try stage.screen.tap("home")
    #expect(navigation.viewControllers.count == 1)
    #expect(stage.screen.navigationTitle == "Root")
  }

  @Test("a leaving screen stays until UIKit has removed it, and disappears then")
  func leavingScreens() throws {
    let journal = Journal()
    let stage = Stage { Pages(journal: journal) }
    try stage.screen.tap("one")
    let nodes = stage.simulation.liveNodeCount
    _ = journal.take()
    stage.simulation.run { _ = stage.screen.navigationController?.popViewController(animated: true) }
    stage.simulation.advance(by: 0.1)
    #expect(stage.simulation.liveNodeCount == nodes)
    #expect(journal.take() == ["+root"])
    stage.simulation.settle()
    #expect(stage.simulation.liveNodeCount < nodes)
    #expect(journal.take() == ["-1"])
  }

  @Test("a cancelled interactive pop changes nothing")
  func cancelledPop() throws {
    let journal = Journal()
    let stage = Stage { Pages(journal: journal) }
    try stage.screen.tap("one")
    try stage.screen.tap(identifier: "page")
    _ = journal.take()
    stage.perform { stage.screen.navigationController?.beginInteractivePop() }
    stage.perform { stage.screen.navigationController?.cancelInteractivePop() }
    #expect(stage.texts.prefix(2) == ["page 1 of 1", "page 1"])
    // The root was uncovered by the finger and covered again.
    #expect(journal.take() == ["+root", "-root"])
    stage.perform { stage.screen.navigationController?.beginInteractivePop() }
    stage.perform { stage.screen.navigationController?.finishInteractivePop() }
    #expect(stage.texts.first == "one")
  }

  @Test("a change of the path while a transition runs is made afterwards")
  func changeDuringTransition() throws {
    struct Racing: View {
      @State private var path = NavigationPath()

      var body: some View {
        NavigationStack(path: $path) {
          Button("go") {
            path.append(1)
          }
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)").onAppear { if number < 3 { path.append(number + 1) } }
          }
        }
      }
    }
    let stage = Stage { Racing() }
    try stage.screen.tap("go")
    #expect(stage.screen.navigationController?.viewControllers.count == 4)
    #expect(stage.texts == ["page 3"])
  }

  @Test("links with views, and destinations by flag and by item, push and are told when they go")
  func viewDestinations() throws {
    struct Links: View {
      @State private var isShown = false
      @State private var item: String?
      @State private var taps = 0

      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("view") { Text("by view") }
            Button("flag") { isShown = true }
            Button("item") { item = "x" }
            Text("\(isShown) \(item ?? "nil")")
          }
          .navigationDestination(isPresented: $isShown) {
            Button("by flag \(taps)") { taps += 1 }
            Button("lower") { isShown = false }
          }
          .navigationDestination(item: $item) { item in Text("by item \(item)") }
        }
      }
    }
    let stage = Stage { Links() }
    try stage.screen.tap("view")
    #expect(stage.texts == ["by view"])
    try stage.screen.goBack()
    try stage.screen.tap("flag")
    try stage.screen.tap("by flag 0")
    #expect(stage.texts == ["by flag 1", "lower"])
    try stage.screen.goBack()
    #expect(stage.texts.last == "false nil")
    try stage.screen.tap("flag")
    try stage.screen.tap("lower")
    #expect(stage.texts.last == "false nil")
    try stage.screen.tap("item")
    #expect(stage.texts == ["by item x"])
    try stage.screen.goBack()
    #expect(stage.texts.last == "false nil")
  }

  @Test("a value without a destination is reported")
  func missingDestination() throws {
    let stage = Stage { NavigationStack { NavigationLink("go", value: 1) } }
    try stage.screen.tap("go")
    #expect(stage.console.contains { $0.contains("no matching navigation destination") })
  }

  @Test("after 500 pushes and pops nothing of the screens is left")
  func memory() throws {
    let stage = Stage { Pages(journal: Journal()) }
    let navigation = try #require(stage.screen.navigationController)
    let nodes = stage.simulation.liveNodeCount
    let screens = WeakList()
    for _ in 0..<500 {
      try stage.screen.tap("one")
      screens.add(navigation.topViewController)
      try stage.screen.goBack()
    }
    #expect(stage.simulation.liveNodeCount == nodes)
    #expect(screens.total == 500)
    #expect(screens.living == 0)
  }
}
