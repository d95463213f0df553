import HeadlessSwiftUI
import Testing

/// What gestures bring up, and what is stored.
@MainActor
@Suite struct RevealedTests {
  private struct Library: View {
    @State private var search = ""
    @State private var deleted: [String] = []
    @AppStorage("sorted") private var isSorted = false

    var body: some View {
      ScrollViewReader { _ in
        List(["Moon", "Sun"].filter { search.isEmpty || $0.contains(search) }, id: \.self) { name in
          Text(name).swipeActions { Button("Delete \(name)") { deleted.append(name) } }
        }
        .searchable(text: $search, prompt: "Find")
        Grid { GridRow { Text("deleted \(deleted.joined())") } }
        Toggle("Sorted", isOn: $isSorted)
        Sorting()
      }
    }
  }

  private struct Sorting: View {
    @AppStorage("sorted") private var isSorted = false

    var body: some View { Text(isSorted ? "by name" : "by date") }
  }

  @Test("swipe actions are tapped, and a search field filters its list")
  func actionsAndSearch() throws {
    let stage = Stage { Library() }
    try stage.screen.tap("Delete Sun")
    #expect(stage.texts.contains("deleted Sun"))
    try stage.screen.type("Mo", into: "Find")
    #expect(stage.texts.contains("Moon"))
    #expect(!stage.texts.contains("Sun"))
  }

  @Test("a stored value is one for all views of a world, and for no other world")
  func storage() throws {
    let stage = Stage { Library() }
    let other = Stage { Library() }
    try stage.screen.tap("Sorted")
    #expect(stage.texts.last == "by name")
    #expect(other.texts.last == "by date")
  }
}
