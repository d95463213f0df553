import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct TabViewTests {
  private struct Tabs: View {
    let journal: Journal
    @State private var selection = "a"

    var body: some View {
      TabView(selection: $selection) {
        VStack {
          Counter("a count")
          Button("to b") { selection = "b" }
        }
        .noted("a", in: journal).tabItem { Label("First", systemImage: "1.circle") }.tag("a")
        Text("in b \(selection)").noted("b", in: journal).tabItem { Text("Second") }.tag("b")
        ForEach(["c", "d"], id: \.self) { name in Text("in \(name)").tabItem { Text(name) } }
      }
    }
  }

  @Test("tabs are hosting controllers of a tab bar controller, in order and with titles")
  func controllers() throws {
    let stage = Stage { Tabs(journal: Journal()) }
    let bar = try #require(stage.controllers(UITabBarController.self).first)
    #expect(stage.screen.tabs == ["First", "Second", "c", "d"])
    #expect(bar.viewControllers?.count == 4)
    #expect(bar.selectedIndex == 0)
    #expect(bar.parent === stage.root)
  }

  @Test("a hidden tab keeps its state, and only the selected one is visible")
  func hiddenTabs() throws {
    let journal = Journal()
    let stage = Stage { Tabs(journal: journal) }
    try stage.screen.tap(identifier: "a count")
    #expect(journal.take() == ["+a"])
    try stage.screen.tapTab("Second")
    #expect(Set(journal.take()) == ["-a", "+b"])
    #expect(stage.texts == ["in b b"])
    try stage.screen.tapTab("First")
    #expect(Set(journal.take()) == ["+a", "-b"])
    #expect(stage.texts.first == "a count 1")
  }

  @Test("selection goes both ways")
  func selection() throws {
    let stage = Stage { Tabs(journal: Journal()) }
    let bar = try #require(stage.controllers(UITabBarController.self).first)
    try stage.screen.tap("to b")
    #expect(bar.selectedIndex == 1)
    try stage.screen.tapTab("d")
    #expect(stage.texts == ["in d"])
  }

  @Test("a selection the app refuses goes back")
  func refusedSelection() throws {
    struct Stubborn: View {
      var body: some View {
        TabView(selection: .constant(0)) {
          Text("zero").tabItem { Text("0") }.tag(0)
          Text("one").tabItem { Text("1") }.tag(1)
        }
      }
    }
    let stage = Stage { Stubborn() }
    try stage.screen.tapTab("1")
    #expect(stage.texts == ["zero"])
  }

  @Test("tabs without tags are chosen by place, also when their items are written in a body")
  func untagged() throws {
    struct Page: View {
      let name: String

      var body: some View { Text("page \(name)").tabItem { Text(name) } }
    }
    let stage = Stage {
      TabView {
        Page(name: "x")
        NavigationStack { Page(name: "y") }.tabItem { Text("stack") }
      }
    }
    #expect(stage.screen.tabs == ["x", "stack"])
    try stage.screen.tapTab("stack")
    #expect(stage.texts == ["page y"])
  }

  @Test("a tab that is removed disappears, and its node goes")
  func removal() throws {
    struct Shrinking: View {
      let journal: Journal
      @State private var isThere = true

      var body: some View {
        TabView {
          Button("remove") { isThere = false }.tabItem { Text("0") }
          if isThere { Text("one").noted("one", in: journal).tabItem { Text("1") } }
        }
      }
    }
    let journal = Journal()
    let stage = Stage { Shrinking(journal: journal) }
    try stage.screen.tapTab("1")
    try stage.screen.tapTab("0")
    try stage.screen.tap("remove")
    #expect(stage.screen.tabs == ["0"])
    #expect(journal.take() == ["+one", "-one"])
  }

  @Test("pages are chosen like tabs, whatever shows them")
  func pages() throws {
    struct Pages: View {
      @State private var page = 0

      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { index in Button("page \(index)") { page = (index + 1) % 3 }.tag(index) }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let stage = Stage { Pages() }
    try stage.screen.tap("page 0")
    try stage.screen.tap("page 1")
    #expect(stage.screen.controls == ["page 2"])
  }
}
