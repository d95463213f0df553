import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct LayoutTests {
  @Test("a frame changes the inner size only, and a turn changes what is not fixed")
  func geometry() {
    let stage = Stage {
      GeometryReader { outer in
        Text("outer \(Int(outer.size.width))x\(Int(outer.size.height))")
        GeometryReader { inner in Text("inner \(Int(inner.size.width))x\(Int(inner.size.height))") }.frame(width: 100)
      }
    }
    #expect(stage.texts == ["outer 390x844", "inner 100x844"])
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    #expect(stage.texts == ["outer 844x390", "inner 100x390"])
  }

  @Test("a size that stays runs nothing again")
  func sameSize() {
    let journal = Journal()
    let stage = Stage {
      GeometryReader { proxy in
        let _ = journal.note("\(Int(proxy.size.width))")
        Text("x")
      }
    }
    #expect(journal.take() == ["390"])
    stage.perform { stage.simulation.turnDevice(to: .faceUp) }
    #expect(journal.take() == [])
  }

  @Test("a recycled row loses its state, others keep theirs")
  func rowRecycling() throws {
    struct Rows: View {
      var body: some View { List(0..<100, id: \.self) { Counter("row \($0)") } }
    }
    let stage = Stage { Rows() }
    try stage.screen.tap("row 0 0")
    try stage.screen.scroll(toRow: 50)
    try stage.screen.scroll(toRow: 0)
    #expect(stage.texts.count == 100)
    #expect(stage.texts.first == "row 0 1")
    stage.screen.recycleRows(keeping: 10)
    try stage.screen.scroll(toRow: 5)
    #expect(stage.texts.count == 10)
    try stage.screen.scroll(toRow: 0)
    #expect(stage.texts.first == "row 0 0")
  }

  @Test("sections, forms, toolbars and pickers show what is in them")
  func containers() throws {
    struct Settings: View {
      @State private var speed = 1

      var body: some View {
        NavigationStack {
          Form {
            Section("Speed") {
              Picker("Pick", selection: $speed) {
                Text("slow").tag(1)
                ForEach(2..<4) { Text("level \($0)").tag($0) }
              }
            }
            Text("speed \(speed)")
          }
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("reset") { speed = 0 } }
          }
        }
      }
    }
    let stage = Stage { Settings() }
    try stage.screen.tap("level 3")
    #expect(stage.texts.contains("speed 3"))
    try stage.screen.tap("reset")
    #expect(stage.texts.contains("speed 0"))
  }

  @Test("a lookup that fails says what is there")
  func driverErrors() {
    let stage = Stage { Button("a") {} }
    #expect(throws: DriverError.noControl("b", onScreen: ["a"])) { try stage.screen.tap("b") }
    #expect(throws: DriverError.noTab("b", tabs: [])) { try stage.screen.tapTab("b") }
    #expect(throws: DriverError.nothingToGoBackFrom) { try stage.screen.goBack() }
  }

  private struct Handing: View {
    let journal: Journal
    @Environment(\.self) private var environment

    var body: some View { Handed(journal: journal, environment: environment).frame(width: 100, height: 50) }
  }

  private struct Handed: UIViewControllerRepresentable {
    let journal: Journal
    let environment: EnvironmentValues

    func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
      let content = GeometryReader { [journal] proxy in
        let _ = journal.note("\(Int(proxy.size.width)) × \(Int(proxy.size.height))")
        Text("content")
      }
      return UIHostingController(rootView: AnyView(content.environment(\.self, context.environment)))
    }

    func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {}
  }

  @Test("the room that a frame leaves is not handed on with the environment")
  func roomIsNoEnvironment() {
    let journal = Journal()
    _ = Stage { Handing(journal: journal) }
    #expect(journal.entries.last == "390 × 844")
  }

  @Test("a frame relative to the container is a share of the screen, also after a turn")
  func relativeFrames() {
    let stage = Stage {
      ScrollView(.horizontal) {
        HStack {
          GeometryReader { Text("\(Int($0.size.width))") }.containerRelativeFrame(.horizontal)
          GeometryReader { Text("\(Int($0.size.width))") }.containerRelativeFrame(.horizontal, count: 3, spacing: 30)
          GeometryReader { Text("\(Int($0.size.height))") }.containerRelativeFrame(.vertical) { length, _ in length / 4 }
        }
        .safeAreaPadding(10)
      }
    }
    #expect(stage.texts == ["390", "110", "211"])
    stage.perform { stage.simulation.turnDevice(to: .landscapeLeft) }
    #expect(stage.texts == ["844", "261", "97"])
  }
}
