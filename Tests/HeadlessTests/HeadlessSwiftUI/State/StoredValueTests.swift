import HeadlessSwiftUI
import Testing

/// What is stored for an app or a scene, and other properties that the runtime connects.
@MainActor
@Suite struct StoredValueTests {
  private enum Order: String, CaseIterable { case name, date }

  private struct Settings: View {
    @AppStorage("order") private var order = Order.name
    @AppStorage("chosen") private var chosen: Int?
    @SceneStorage("draft") private var draft = ""
    @SceneStorage("tab") private var tab: String?

    var body: some View {
      Text("\(order) \(chosen ?? -1) \(draft) \(tab ?? "none")")
      Button("by date") { order = .date }
      Button("choose") { chosen = 3 }
      Button("clear") { chosen = nil }
      TextField("Draft", text: $draft)
      Button("tab") { tab = "films" }
    }
  }

  private struct Twice: View {
    @State private var isShown = false

    var body: some View {
      Settings()
      Button("sheet") { isShown = true }.sheet(isPresented: $isShown) { Settings() }
    }
  }

  @Test("values of every kind are stored, and read by all views of the app and of the scene")
  func storing() throws {
    let stage = Stage { Twice() }
    #expect(stage.texts.first == "name -1  none")
    try stage.screen.tap("by date")
    try stage.screen.tap("choose")
    try stage.screen.type("Dear", into: "Draft")
    try stage.screen.tap("tab")
    #expect(stage.texts.first == "date 3 Dear films")
    try stage.screen.tap("sheet")
    #expect(stage.texts.filter { $0 == "date 3 Dear films" }.count == 2)
    try stage.screen.tap("clear")
    #expect(stage.texts.filter { $0 == "date -1 Dear films" }.count == 2)
  }

  @Test("an app's values are every window's, a scene's are its own")
  func windows() throws {
    let stage = Stage(device: .pad) { Settings() }
    let second = stage.simulation.run {
      stage.simulation.connectScene(root: { UIHostingController(rootView: Settings()) })
    }
    stage.simulation.settle()
    try stage.screen.tap("by date")
    try stage.screen.tap("tab")
    #expect(stage.texts.first == "date -1  films")
    #expect(ScreenDriver(stage.simulation, scene: second?.windowScene).texts.first == "date -1  none")
  }

  @Test("a namespace is its view's own and stays, a scaled metric is what it was")
  func identities() throws {
    @MainActor final class Seen { var ids: [Namespace.ID] = [] }
    struct Cards: View {
      let seen: Seen
      @Namespace private var cards
      @ScaledMetric(relativeTo: .title) private var height = 44.0
      @State private var count = 0

      var body: some View {
        let _ = seen.ids.append(cards)
        Button("count \(count) \(Int(height))") { count += 1 }.matchedGeometryEffect(id: count, in: cards)
      }
    }
    let seen = Seen()
    let stage = Stage {
      Cards(seen: seen)
      Cards(seen: seen)
    }
    try stage.screen.tap("count 0 44")
    #expect(seen.ids.count == 3)
    #expect(Set(seen.ids).count == 2)
  }
}
