import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct ImmediateTaskTests {
  @TaskLocal private static var name = "none"

  @Test(
    "what comes before the first suspension runs before the start returns, the rest later", arguments: ImmediateTask.Way.allCases)
  func order(way: ImmediateTask.Way) async {
    let journal = Journal()
    let task = ImmediateTask.start(way) {
      journal.note("first part")
      await Task.yield()
      MainActor.assertIsolated()
      journal.note("rest")
    }
    journal.note("started")
    await task.value
    #expect(journal.take() == ["first part", "started", "rest"])
  }

  @Test("a task without a suspension is over when the start returns", arguments: ImmediateTask.Way.allCases)
  func withoutSuspension(way: ImmediateTask.Way) async {
    let journal = Journal()
    await ImmediateTask.start(way) { journal.note("all of it") }.value
    #expect(journal.take() == ["all of it"])
  }

  @Test("several tasks take turns in the order they were started", arguments: ImmediateTask.Way.allCases)
  func severalTasks(way: ImmediateTask.Way) async {
    let journal = Journal()
    let tasks = ["a", "b", "c"].map { name in
      ImmediateTask.start(way) {
        journal.note("\(name)1")
        await withCheckedContinuation { continuation in Task { @MainActor in continuation.resume() } }
        journal.note("\(name)2")
      }
    }
    for task in tasks { await task.value }
    #expect(journal.take() == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

  @Test("it keeps the bound world, its cancellation, and what it does elsewhere", arguments: ImmediateTask.Way.allCases)
  func surroundings(way: ImmediateTask.Way) async {
    let journal = Journal()
    let task = Self.$name.withValue("bound") {
      ImmediateTask.start(way) {
        journal.note(Self.name)
        let elsewhere = await Task.detached { "elsewhere" }.value
        journal.note(elsewhere)
        MainActor.assertIsolated()
        try? await Task.sleep(nanoseconds: 60_000_000_000)
        journal.note("\(Self.name), cancelled \(Task.isCancelled)")
      }
    }
    task.cancel()
    await task.value
    #expect(journal.take() == ["bound", "elsewhere", "bound, cancelled true"])
  }
}
