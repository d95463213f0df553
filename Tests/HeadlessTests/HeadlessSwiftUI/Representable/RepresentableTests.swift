import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct RepresentableTests {
  private final class Anchor: UIView {
    var journal: Journal?

    override func didMoveToWindow() { journal?.note(window == nil ? "out" : "in") }
  }

  private struct ViewProbe: UIViewRepresentable {
    let value: Int
    let journal: Journal
    @Environment(\.isEnabled) private var isEnabled

    init(_ value: Int, _ journal: Journal) {
      self.value = value
      self.journal = journal
    }

    func makeCoordinator() -> Journal { journal }

    func makeUIView(context: Context) -> Anchor {
      context.coordinator.note("make")
      let anchor = Anchor()
      anchor.journal = journal
      return anchor
    }

    func updateUIView(_ uiView: Anchor, context: Context) {
      context.coordinator.note("update \(value) \(isEnabled) \(context.environment.isEnabled)")
      uiView.tag = value
    }

    static func dismantleUIView(_ uiView: Anchor, coordinator: Journal) { coordinator.note("dismantle \(uiView.tag)") }
  }

  private struct ControllerProbe: UIViewControllerRepresentable {
    let value: Int
    let journal: Journal

    final class Controller: UIViewController {
      var journal: Journal?

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        journal?.note("will appear")
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        journal?.note("did disappear")
      }
    }

    func makeUIViewController(context: Context) -> Controller {
      journal.note("make")
      let controller = Controller()
      controller.journal = journal
      return controller
    }

    func updateUIViewController(_ uiViewController: Controller, context: Context) { journal.note("update \(value)") }

    static func dismantleUIViewController(_ uiViewController: Controller, coordinator: ()) {
      uiViewController.journal?.note("dismantle")
    }
  }

  private struct Outer<Probe: View>: View {
    let probe: (Int) -> Probe
    @State private var value = 0

    var body: some View {
      Button("up") { value += 1 }
      if value < 3 { probe(value).disabled(value == 2) }
    }
  }

  @Test("a view is made once, updated with the newest value, dismantled once")
  func views() throws {
    let journal = Journal()
    let stage = Stage { Outer { ViewProbe($0, journal) } }
    #expect(journal.take() == ["make", "update 0 true true", "in"])
    try stage.screen.tap("up")
    #expect(journal.take() == ["update 1 true true"])
    try stage.screen.tap("up")
    #expect(journal.take() == ["update 2 false false"])
    try stage.screen.tap("up")
    #expect(journal.take() == ["out", "dismantle 2"])
  }

  @Test("a controller is a contained child with its view in the hierarchy and appearance callbacks")
  func controllers() throws {
    let journal = Journal()
    let stage = Stage { Outer { ControllerProbe(value: $0, journal: journal) } }
    #expect(journal.take() == ["make", "update 0", "will appear"])
    let child = try #require(stage.controllers(ControllerProbe.Controller.self).first)
    #expect(child.parent === stage.root)
    #expect(child.view.isDescendant(of: try #require(stage.root?.view)))
    for _ in 0..<3 { try stage.screen.tap("up") }
    #expect(journal.take() == ["update 1", "update 2", "did disappear", "dismantle"])
    #expect(child.parent == nil)
  }

  @Test("on a stack, in a tab and in a sheet it is a child of that screen")
  func places() throws {
    struct Places: View {
      let journal: Journal
      @State private var isShown = false

      var body: some View {
        TabView {
          NavigationStack {
            NavigationLink("push") {
              ControllerProbe(value: 0, journal: journal)
              Button("sheet") { isShown = true }
            }
          }
          .tabItem { Text("0") }
          .sheet(isPresented: $isShown) { ControllerProbe(value: 1, journal: journal) }
          Text("one").tabItem { Text("1") }
        }
      }
    }
    let journal = Journal()
    let stage = Stage { Places(journal: journal) }
    try stage.screen.tap("push")
    let pushed = try #require(stage.controllers(ControllerProbe.Controller.self).first)
    #expect(pushed.parent === stage.screen.navigationController?.topViewController)
    #expect(pushed.tabBarController === stage.controllers(UITabBarController.self).first)
    try stage.screen.tap("sheet")
    let presented = try #require(stage.controllers(ControllerProbe.Controller.self).last)
    #expect(presented.parent === stage.root?.presentedViewController)
    try stage.screen.swipeDown()
    _ = journal.take()
    try stage.screen.tapTab("1")
    #expect(journal.take().contains("did disappear"))
    try stage.screen.tapTab("0")
    #expect(journal.take().contains("will appear"))
  }

  @Test("in a background it is there with the content, and writes from callbacks settle")
  func background() {
    struct Outer: View {
      let journal: Journal
      @State private var isInWindow = false

      var body: some View {
        Text("in window \(isInWindow)").background(Probe { isInWindow = $0 })
      }
    }
    struct Probe: UIViewRepresentable {
      let changed: (Bool) -> Void

      final class Reporter: UIView {
        var changed: ((Bool) -> Void)?

        override func didMoveToWindow() { changed?(window != nil) }
      }

      func makeUIView(context: Context) -> Reporter { Reporter(frame: .zero) }

      func updateUIView(_ uiView: Reporter, context: Context) { uiView.changed = changed }
    }
    let stage = Stage { Outer(journal: Journal()) }
    #expect(stage.texts == ["in window true"])
    #expect(stage.console.isEmpty)
  }

  @Test("a hosting controller that is dropped takes its tree along")
  func droppedHost() {
    let journal = Journal()
    let simulation = Simulation(device: .phone, system: SystemVersion(26))
    simulation.launch { UIViewController() }
    let nodes = simulation.liveNodeCount
    weak var dropped: UIViewController?
    simulation.run {
      let host = UIHostingController(rootView: ViewProbe(7, journal).noted("x", in: journal))
      dropped = host
      simulation.windowScene?.keyWindow?.rootViewController = host
      simulation.settle()
      simulation.windowScene?.keyWindow?.rootViewController = UIViewController()
    }
    simulation.settle()
    #expect(dropped == nil)
    #expect(simulation.liveNodeCount == nodes)
    #expect(Set(journal.take()) == ["make", "update 7 true true", "in", "+x", "out", "-x", "dismantle 7"])
  }
}
