import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct ViewLifecycleTests {
  @Test("a view appears once however often it is updated, and disappears once")
  func appearance() throws {
    struct Outer: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        Button("update") { count += 1 }
        if count < 3 { Text("\(count)").noted("x", in: journal) }
      }
    }
    let journal = Journal()
    let stage = Stage { Outer(journal: journal) }
    for _ in 0..<4 { try stage.screen.tap("update") }
    #expect(journal.take() == ["+x", "-x"])
  }

  @Test("the newest closure runs when a view disappears")
  func newestClosure() throws {
    struct Outer: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        Button("update") { count += 1 }
        if count < 2 {
          let seen = count
          Text("x").onDisappear { journal.note("saw \(seen)") }
        }
      }
    }
    let journal = Journal()
    let stage = Stage { Outer(journal: journal) }
    try stage.screen.tap("update")
    try stage.screen.tap("update")
    #expect(journal.take() == ["saw 1"])
  }

  @Test("both forms of onChange get what they promise")
  func change() throws {
    struct Outer: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        Button("up") { count += 1 }
          .onChange(of: count) { old, new in journal.note("\(old)→\(new)") }
          .onChange(of: count, perform: { journal.note("new \($0)") })
          .onChange(of: count, initial: true) { journal.note("none") }
      }
    }
    let journal = Journal()
    let stage = Stage { Outer(journal: journal) }
    #expect(journal.take() == ["none"])
    try stage.screen.tap("up")
    #expect(Set(journal.take()) == ["0→1", "new 1", "none"])
  }

  @Test("an action that writes state settles")
  func changeThatWrites() throws {
    struct Outer: View {
      @State private var a = 0
      @State private var b = 0

      var body: some View {
        Button("\(a) \(b)") { a += 1 }.onChange(of: a) { _, new in b = new * 2 }
      }
    }
    let stage = Stage { Outer() }
    try stage.screen.tap("0 0")
    #expect(stage.texts == ["1 2"])
  }

  @Test("a loop of actions is stopped with a line in the log")
  func endlessLoop() throws {
    struct Outer: View {
      @State private var count = 0

      var body: some View {
        Button("go") { count = 1 }.onChange(of: count) { _, new in count = new + 1 }
      }
    }
    let stage = Stage { Outer() }
    try stage.screen.tap("go")
    #expect(stage.console.contains { $0.contains("keep changing each other") })
  }

  @Test("user code never runs inside an update")
  func actionsWait() {
    struct Outer: View {
      let journal: Journal
      @State private var count = 0

      var body: some View {
        let _ = journal.note("body")
        Text("\(count)").onAppear {
          journal.note("appear")
          count = 1
        }
        let _ = journal.note("end")
      }
    }
    let journal = Journal()
    let stage = Stage { Outer(journal: journal) }
    #expect(journal.take() == ["body", "end", "appear", "body", "end"])
    #expect(stage.console.isEmpty)
  }

  private struct Fading: View {
    let journal: Journal
    @State private var isShown = true
    @State private var isTold = true

    var body: some View {
      VStack {
        if isShown { Text("fading").transition(.opacity).noted("fading", in: journal) }
        if isTold { Text("told").noted("told", in: journal) }
        Button("fade") { withAnimation(.linear(duration: 2)) { isShown = false } }
        Button("cut") { isShown = false }
        Button("tell") { isTold = false }
      }
      .animation(.default, value: isTold)
    }
  }

  @Test("what an animated change removes disappears when the animation is over")
  func animatedRemoval() throws {
    let journal = Journal()
    let stage = Stage { Fading(journal: journal) }
    _ = journal.take()
    let screen = ScreenDriver(stage.simulation, settles: false)
    try screen.tap("fade")
    stage.simulation.advance(by: 1.9)
    #expect(journal.entries.isEmpty && !stage.texts.contains("fading"))
    stage.simulation.advance(by: 0.2)
    #expect(journal.take() == ["-fading"])
    try screen.tap("tell")
    stage.simulation.advance(by: 0.3)
    #expect(journal.entries.isEmpty)
    stage.simulation.settle()
    #expect(journal.take() == ["-told"])
  }

  @Test("what another change removes disappears at once")
  func plainRemoval() throws {
    let journal = Journal()
    let stage = Stage { Fading(journal: journal) }
    _ = journal.take()
    try ScreenDriver(stage.simulation, settles: false).tap("cut")
    stage.simulation.advance(by: 0.01)
    #expect(journal.take() == ["-fading"])
  }

  @Test("a completion runs when the animation is over, and a transaction may take the animation away")
  func completions() throws {
    struct Card: View {
      let journal: Journal
      @State private var isShown = true

      var body: some View {
        if isShown { Text("slow").noted("slow", in: journal) }
        VStack { if isShown { Text("quick").noted("quick", in: journal) } }.transaction { $0.animation = nil }
        Button("go") {
          withAnimation(.linear(duration: 1)) {
            isShown = false
          } completion: {
            journal.note("done")
          }
        }
      }
    }
    let journal = Journal()
    let stage = Stage { Card(journal: journal) }
    _ = journal.take()
    let screen = ScreenDriver(stage.simulation, settles: false)
    try screen.tap("go")
    stage.simulation.advance(by: 0.5)
    #expect(journal.take() == ["-quick"])
    stage.simulation.advance(by: 0.6)
    #expect(Set(journal.take()) == ["-slow", "done"])
  }
}
