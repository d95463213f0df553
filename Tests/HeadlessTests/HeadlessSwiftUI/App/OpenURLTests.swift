import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct OpenURLTests {
  private struct Router: View {
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        Text("home").navigationDestination(for: String.self) { Text("page \($0)") }
      }
      .onOpenURL { path.append($0.lastPathComponent) }
    }
  }

  @Test("a view that can be seen is told of what the app is asked to open")
  func opening() {
    let stage = Stage { Router() }
    stage.simulation.open(URL(fileURLWithPath: "/films/alien"))
    #expect(stage.texts == ["page alien"])
  }

  @Test("one that is covered or gone is not")
  func covered() throws {
    struct Tabs: View {
      let journal: Journal

      var body: some View {
        TabView {
          Text("one").onOpenURL { _ in journal.note("one") }.tabItem { Text("One") }
          Text("two").onOpenURL { _ in journal.note("two") }.tabItem { Text("Two") }
        }
      }
    }
    let journal = Journal()
    let stage = Stage { Tabs(journal: journal) }
    let url = URL(fileURLWithPath: "/x")
    stage.simulation.open(url)
    #expect(journal.take() == ["one"])
    try stage.screen.tapTab("Two")
    stage.simulation.open(url)
    #expect(journal.take() == ["two"])
  }
}
