import HeadlessSwiftUI
import Testing

@MainActor
@Suite("A timeline view") struct TimelineViewTests {
  private struct Film: View {
    let isPaused: Bool
    @State private var isShown = true

    var body: some View {
      Button("hide") { isShown = false }
      if isShown {
        TimelineView(.animation(minimumInterval: 0.5, paused: isPaused)) { context in
          Text("at \(context.date.timeIntervalSinceReferenceDate)")
        }
      }
    }
  }

  @Test("moves with time, and keeps nobody from coming to rest") func moves() throws {
    let stage = Stage { Film(isPaused: false) }
    stage.simulation.settle()
    let start = stage.simulation.runLoop.now
    stage.simulation.settle()
    #expect(stage.simulation.runLoop.now == start)
    stage.simulation.advance(by: 1.2)
    #expect(stage.texts.contains("at \(start + 1)"))
    #expect(!stage.simulation.runLoop.ranAway)
  }

  @Test("stops with its view, and an hour of it is no endless loop") func stops() throws {
    let stage = Stage { Film(isPaused: false) }
    stage.simulation.advance(by: 3600)
    #expect(!stage.simulation.runLoop.ranAway)
    try stage.screen.tap("hide")
    let evaluations = stage.simulation.nodeEvaluationCount
    stage.simulation.advance(by: 10)
    #expect(stage.simulation.nodeEvaluationCount == evaluations)
  }

  @Test("stands still while it is paused") func paused() {
    let stage = Stage { Film(isPaused: true) }
    let text = stage.texts
    stage.simulation.advance(by: 10)
    #expect(stage.texts == text)
  }

  @Test("knows the beginning of each minute") func minutes() {
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let entries = EveryMinuteTimelineSchedule.everyMinute.entries(from: start, mode: .normal).prefix(2)
    #expect(entries.map(\.timeIntervalSinceReferenceDate) == [60, 120])
  }
}
