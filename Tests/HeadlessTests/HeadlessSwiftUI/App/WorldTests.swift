import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct WorldTests {
  private struct Everything: View {
    @State private var isShown = false
    @State private var path: [Int] = []

    var body: some View {
      TabView {
        NavigationStack(path: $path) {
          NavigationLink("push", value: 1)
            .navigationDestination(for: Int.self) { _ in Button("sheet") { isShown = true } }
        }
        .tabItem { Text("0") }
        .sheet(isPresented: $isShown) { GeometryReader { _ in Text("sheet") } }
        .task { await Task.yield() }
      }
    }
  }

  private struct EverythingApp: App {
    init() {}

    var body: some Scene { WindowGroup { Everything() } }
  }

  @Test("a world that is no longer used goes, with its app, its controllers and its nodes", arguments: 0...2)
  func worldsGo(steps: Int) async throws {
    weak var world: Simulation?
    weak var root: UIViewController?
    do {
      let stage = Stage(app: EverythingApp.self)
      if steps > 0 { try stage.screen.tap("push") }
      if steps > 1 { try stage.screen.tap("sheet") }
      await stage.simulation.settleTasks()
      world = stage.simulation
      root = stage.root
      #expect(stage.texts.last == ["push", "sheet", "sheet"][steps])
    }
    #expect(world == nil)
    #expect(root == nil)
  }
}
