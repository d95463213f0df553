import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct RowEditTests {
  private struct Films: View {
    @State private var films = ["Alien", "Brazil", "Casablanca"]
    @State private var loads = 0
    let isEditable: Bool

    var body: some View {
      List {
        Text("loaded \(loads)")
        ForEach(films, id: \.self) { Text($0) }
          .onDelete(perform: isEditable ? { films.remove(atOffsets: $0) } : nil)
          .onMove { films.move(fromOffsets: $0, toOffset: $1) }
      }
      .refreshable { await load() }
    }

    @MainActor private func load() async {
      try? await Task.sleep(for: .seconds(1))
      loads += 1
    }
  }

  @Test("a row is deleted and moved by what its collection says, and by nothing else")
  func edits() throws {
    let stage = Stage { Films(isEditable: true) }
    try stage.screen.deleteRow("Brazil")
    #expect(stage.texts == ["loaded 0", "Alien", "Casablanca"])
    try stage.screen.moveRow("Casablanca", to: 0)
    #expect(stage.texts == ["loaded 0", "Casablanca", "Alien"])
    #expect(throws: DriverError.noControl("loaded 0", onScreen: ["Casablanca", "Alien"])) {
      try stage.screen.deleteRow("loaded 0")
    }
    let fixed = Stage { Films(isEditable: false) }
    #expect(throws: DriverError.noControl("Alien", onScreen: [])) { try fixed.screen.deleteRow("Alien") }
    try fixed.screen.moveRow("Alien", to: 3)
    #expect(fixed.texts == ["loaded 0", "Brazil", "Casablanca", "Alien"])
  }

  @Test("pulling a list down refreshes it, in simulated time")
  func refreshes() async throws {
    let stage = Stage { Films(isEditable: true) }
    try stage.screen.pullToRefresh()
    await stage.simulation.settleTasks()
    #expect(stage.texts.first == "loaded 1")
    let plain = Stage { List { Text("row") } }
    #expect(throws: DriverError.nothingToRefresh) { try plain.screen.pullToRefresh() }
  }

  private struct Imprint: View {
    @State private var opened = ""
    let isOwn: Bool

    var body: some View {
      VStack {
        Text(opened)
        Link("Licence", destination: URL(fileURLWithPath: "/licence"))
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.lastPathComponent
          return isOwn ? .handled : .systemAction
        })
    }
  }

  @Test("a link asks the environment's action, and the log says what the system would open")
  func links() throws {
    let own = Stage { Imprint(isOwn: true) }
    try own.screen.tap("Licence")
    #expect(own.texts.first == "licence")
    #expect(own.console.isEmpty)
    let system = Stage { Imprint(isOwn: false) }
    try system.screen.tap("Licence")
    #expect(system.console == ["opens file:///licence"])
  }
}
