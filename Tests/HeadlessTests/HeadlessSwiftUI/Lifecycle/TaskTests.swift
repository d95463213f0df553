import HeadlessSwiftUI
import Testing

private let ways = ImmediateTask.Way.allCases

/// Waits for nothing but the end of its task.
@MainActor
private func untilCancelled() async {
  let (stream, continuation) = AsyncStream<Never>.makeStream()
  for await _ in stream {}
  continuation.finish()
}

@MainActor
@Suite struct TaskTests {
  private struct Worker: View {
    let journal: Journal
    let id: Int

    var body: some View {
      Text("work").task(id: id) {
        journal.note("start \(id)")
        await untilCancelled()
        journal.note("cancelled \(id)")
      }
    }
  }

  private struct Outer: View {
    let journal: Journal
    @State private var updates = 0
    @State private var id = 0
    @State private var isThere = true

    var body: some View {
      Button("update") { updates += 1 }
      Button("id") { id += 1 }
      Button("remove") { isThere = false }
      if isThere { Worker(journal: journal, id: id) }
    }
  }

  @Test("a task starts once, is cancelled after several updates, and starts anew for another id", arguments: ways)
  func lifecycle(way: ImmediateTask.Way) async throws {
    let journal = Journal()
    let stage = Stage(taskStart: way) { Outer(journal: journal) }
    for _ in 0..<3 { try stage.screen.tap("update") }
    #expect(journal.take() == ["start 0"])
    try stage.screen.tap("id")
    await stage.simulation.settleTasks()
    #expect(Set(journal.take()) == ["start 1", "cancelled 0"])
    try stage.screen.tap("remove")
    await stage.simulation.settleTasks()
    #expect(journal.take() == ["cancelled 1"])
  }

  @Test("a task that writes after its view has gone does no harm", arguments: ways)
  func lateWrite(way: ImmediateTask.Way) async throws {
    struct Late: View {
      let journal: Journal
      @State private var value = 0

      var body: some View {
        Text("\(value)").task {
          await untilCancelled()
          value = 1
          journal.note("written")
        }
      }
    }
    struct Outer: View {
      let journal: Journal
      @State private var isThere = true

      var body: some View {
        Button("remove") { isThere = false }
        if isThere { Late(journal: journal) }
      }
    }
    let journal = Journal()
    let stage = Stage(taskStart: way) { Outer(journal: journal) }
    try stage.screen.tap("remove")
    await stage.simulation.settleTasks()
    #expect(journal.take() == ["written"])
  }

  @Test("steps of a task are drawn in order, without waiting for real time", arguments: ways)
  func steps(way: ImmediateTask.Way) async {
    struct Steps: View {
      @State private var step = 0

      var body: some View {
        Text("step \(step)").task {
          for next in 1...5 {
            // The world's own time: nothing waits.
            try? await Task.sleep(for: .seconds(60))
            step = next
          }
        }
      }
    }
    let stage = Stage(taskStart: way) { Steps() }
    #expect(stage.texts == ["step 0"])
    await stage.simulation.settleTasks()
    #expect(stage.texts == ["step 5"])
    #expect(stage.simulation.runLoop.now >= 300)
  }
}
