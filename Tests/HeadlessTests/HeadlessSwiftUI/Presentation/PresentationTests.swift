import HeadlessSwiftUI
import Testing

private struct Item: Identifiable {
  let id: Int
}

private struct CloseButton: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode

  var body: some View {
    Button("close") { dismiss() }
    Button("old close") { mode.wrappedValue.dismiss() }
  }
}

@MainActor
@Suite struct PresentationTests {
  private struct Sheets: View {
    let journal: Journal
    @State private var isShown = false
    @State private var isCovered = false
    @State private var item: Item?
    @State private var count = 0

    var body: some View {
      VStack {
        Button("sheet") { isShown = true }
        Button("cover") { isCovered = true }
        Button("item") { item = Item(id: 1) }
        Button("both") {
          isShown = true
          isCovered = true
        }
        Text("shown \(isShown)")
      }
      .sheet(isPresented: $isShown) {
        journal.note("dismissed \(isShown)")
      } content: {
        Counter("in sheet").noted("sheet", in: journal)
        Button("count \(count)") { count += 1 }
        Button("lower") { isShown = false }
        CloseButton()
      }
      .fullScreenCover(isPresented: $isCovered) { CloseButton() }
      .sheet(item: $item) { item in
        Text("item \(item.id)")
        Button("next") { self.item = Item(id: item.id + 1) }
        CloseButton()
      }
      .environment(\.colorScheme, .dark)
    }
  }

  @Test("a sheet is a presented hosting controller, and dies with its binding")
  func sheet() throws {
    let journal = Journal()
    let stage = Stage { Sheets(journal: journal) }
    let nodes = stage.simulation.liveNodeCount
    try stage.screen.tap("sheet")
    let presented = try #require(stage.root?.presentedViewController)
    #expect(presented.modalPresentationStyle == .pageSheet)
    #expect(presented is UIHostingController<AnyView>)
    try stage.screen.tap("count 0")
    #expect(stage.screen.controls == ["in sheet 0", "count 1", "lower", "close", "old close"])
    try stage.screen.tap("lower")
    #expect(stage.root?.presentedViewController == nil)
    #expect(journal.take() == ["+sheet", "-sheet", "dismissed false"])
    #expect(stage.simulation.liveNodeCount == nodes)
  }

  @Test("a finger, dismiss and the old presentation mode all lower the binding", arguments: ["finger", "close", "old close"])
  func userDismissal(how: String) throws {
    let journal = Journal()
    let stage = Stage { Sheets(journal: journal) }
    try stage.screen.tap("sheet")
    #expect(stage.texts.contains("shown true"))
    if how == "finger" { try stage.screen.swipeDown() } else { try stage.screen.tap(how) }
    #expect(stage.texts.contains("shown false"))
    #expect(journal.take() == ["+sheet", "-sheet", "dismissed false"])
  }

  @Test("two presentations from one place come one after the other")
  func oneAtATime() throws {
    let stage = Stage { Sheets(journal: Journal()) }
    try stage.screen.tap("both")
    #expect(stage.root?.presentedViewController?.modalPresentationStyle == .pageSheet)
    try stage.screen.tap("lower")
    #expect(stage.root?.presentedViewController?.modalPresentationStyle == .fullScreen)
    try stage.screen.tap("close")
    #expect(stage.root?.presentedViewController == nil)
    #expect(stage.console.isEmpty)
  }

  @Test("another item is another sheet")
  func items() throws {
    let stage = Stage { Sheets(journal: Journal()) }
    try stage.screen.tap("item")
    let first = stage.root?.presentedViewController
    try stage.screen.tap("next")
    #expect(stage.texts.contains("item 2"))
    #expect(stage.root?.presentedViewController !== first)
    try stage.screen.tap("close")
    #expect(stage.root?.presentedViewController == nil)
  }

  @Test("a sheet can present from its own content, and both go when the lower one does")
  func nested() throws {
    struct Inner: View {
      @State private var isShown = false

      var body: some View {
        Button("deeper") { isShown = true }.sheet(isPresented: $isShown) { Text("deepest") }
      }
    }
    struct Outer: View {
      @State private var isShown = false

      var body: some View {
        Button("open") { isShown = true }
          .sheet(isPresented: $isShown) { Inner() }
          .onChange(of: isShown) {}
        Text("open \(isShown)")
      }
    }
    let stage = Stage { Outer() }
    try stage.screen.tap("open")
    try stage.screen.tap("deeper")
    #expect(stage.texts.last == "deepest")
    stage.perform { stage.root?.dismiss(animated: true) }
    #expect(stage.texts == ["open", "open false"])
  }

  @Test("a presenter that goes takes its sheet along")
  func droppedPresenter() throws {
    struct Outer: View {
      @State private var isThere = true
      @State private var isShown = true

      var body: some View {
        if isThere {
          Text("presenter").sheet(isPresented: $isShown) { Button("drop") { isThere = false } }
        } else {
          Text("gone")
        }
      }
    }
    let stage = Stage { Outer() }
    try stage.screen.tap("drop")
    #expect(stage.texts == ["gone"])
    #expect(stage.root?.presentedViewController == nil)
  }

  @Test("the environment reaches the sheet, the stack around its presenter does not")
  func environment() throws {
    struct Probe: View {
      @Environment(\.colorScheme) private var scheme

      var body: some View {
        Text(scheme == .dark ? "dark" : "light")
        NavigationLink("push") { Text("pushed") }
      }
    }
    struct Outer: View {
      @State private var isShown = false

      var body: some View {
        NavigationStack {
          Button("open") { isShown = true }.sheet(isPresented: $isShown) { Probe() }
        }
        .environment(\.colorScheme, .dark)
      }
    }
    let stage = Stage { Outer() }
    try stage.screen.tap("open")
    #expect(stage.texts.contains("dark"))
    #expect(throws: DriverError.disabled("push")) { try stage.screen.tap("push") }
  }

  @Test("a sheet that must not be swiped away is not")
  func dismissDisabled() throws {
    let stage = Stage {
      Text("x").sheet(isPresented: .constant(true)) { Text("sheet").interactiveDismissDisabled() }
    }
    #expect(throws: DriverError.nothingToDismiss) { try stage.screen.swipeDown() }
  }

  @Test("an alert is UIKit's, and its buttons act and lower the binding")
  func alert() throws {
    struct Alerts: View {
      @State private var isShown = false
      @State private var answer = "none"

      var body: some View {
        Button("ask") { isShown = true }
        Text("\(answer) \(isShown)")
          .alert("Sure?", isPresented: $isShown) {
            Button("Yes", role: .destructive) { answer = "yes" }
            Button("No", role: .cancel) {}
          } message: {
            Text("Think.")
          }
      }
    }
    let stage = Stage { Alerts() }
    try stage.screen.tap("ask")
    let alert = try #require(stage.root?.presentedViewController as? UIAlertController)
    #expect(alert.title == "Sure?")
    #expect(alert.message == "Think.")
    #expect(stage.screen.controls == ["Yes", "No"])
    try stage.screen.tap("Yes")
    #expect(stage.texts == ["ask", "yes false"])
  }

  @Test("a popover is presented as one")
  func popover() throws {
    let stage = Stage(device: .pad) { Text("x").popover(isPresented: .constant(true)) { Text("bubble") } }
    #expect(stage.root?.presentedViewController?.modalPresentationStyle == .popover)
    #expect(stage.texts == ["x", "bubble"])
  }

  @Test("after 200 sheets and covers nothing of them is left")
  func memory() throws {
    let stage = Stage { Sheets(journal: Journal()) }
    let nodes = stage.simulation.liveNodeCount
    let screens = WeakList()
    for turn in 0..<200 {
      try stage.screen.tap(turn.isMultiple(of: 2) ? "sheet" : "cover")
      screens.add(stage.root?.presentedViewController)
      try stage.screen.tap("close")
    }
    #expect(stage.simulation.liveNodeCount == nodes)
    #expect(screens.total == 200)
    #expect(screens.living == 0)
  }

  private struct Remembering: View {
    @State private var isShown = false
    @State private var ticks = 0

    var body: some View {
      VStack {
        Button("sheet") { isShown = true }
        Text("shown \(isShown) \(ticks)")
      }
      .sheet(isPresented: $isShown) { Button("tick") { ticks += 1 } }
      .onReceive(NotificationCenter.default.publisher(for: Self.tick)) { _ in ticks += 1 }
    }

    static let tick = Notification.Name("PresentationTests.tick")
  }

  @Test("a sheet that is swiped down stays gone, also where its presenter runs again meanwhile", arguments: [15, 18, 26])
  func swipedDownMeanwhile(major: Int) throws {
    let stage = Stage(SystemVersion(major)) { Remembering() }
    try stage.screen.tap("sheet")
    let sheet = try #require(stage.root?.presentedViewController)
    stage.simulation.run { sheet.dragDown() }
    stage.simulation.advance(by: 0.1)
    stage.simulation.run { NotificationCenter.default.post(name: Remembering.tick, object: nil) }
    stage.simulation.turnDevice(to: .landscapeLeft)
    stage.simulation.settle()
    #expect(stage.root?.presentedViewController == nil)
    #expect(stage.texts.last == "shown false 1")
    stage.simulation.turnDevice(to: .portrait)
    stage.simulation.settle()
    try stage.screen.tap("sheet")
    #expect(stage.root?.presentedViewController != nil, "and comes again when it is asked for")
  }
}
