import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import Testing

@testable import QuarterTurn

/// A binding may refuse: it is asked before anything rotates (A5).
@MainActor
@Suite("A video whose data refuse", .worlds) struct RefusingBindingTests {
  @MainActor
  @Observable
  final class Data {
    var isFull = false
    var mayEnter = true
    var mayLeave = true
  }

  private struct VideoPage: View {
    let data: Data

    var body: some View {
      Text("film")
        .fullScreenInLandscape(
          isOn: Binding(
            get: { data.isFull && data.mayEnter },
            set: { data.isFull = $0 && data.mayEnter || !$0 && !data.mayLeave }), label: "video"
        )
        .frame(height: 220)
    }
  }

  @Test("a device rotated sideways rotates nothing where the data refuse true", arguments: TestApp.systems)
  func refusesTrue(system: Int) throws {
    let data = Data()
    data.mayEnter = false
    let app = TestApp(system, view: VideoPage(data: data))
    app.simulation.settle()
    app.turn(to: .portrait)
    for pose in [UIDeviceOrientation.landscapeLeft, .portrait, .landscapeRight] {
      let outcome = app.consequences { app.simulation.turnDevice(to: pose) }
      #expect(outcome.turns.isEmpty && outcome.isAtRest)
    }
    app.turn(to: .portrait)
    data.mayEnter = true
    app.simulation.settle()
    app.turn(to: .landscapeLeft)
    #expect(data.isFull && app.orientation == .landscapeRight)
    #expect(try app.coordinator.openIssues.isEmpty)
  }

  @Test("a device rotated upright leaves the video full screen where the data refuse false", arguments: TestApp.systems)
  func refusesFalse(system: Int) throws {
    let data = Data()
    let app = TestApp(system, view: VideoPage(data: data))
    app.simulation.settle()
    app.turn(to: .portrait)
    app.turn(to: .landscapeLeft)
    #expect(data.isFull && app.orientation == .landscapeRight)
    data.mayLeave = false
    app.simulation.settle()
    let outcome = app.consequences { app.simulation.turnDevice(to: .portrait) }
    #expect(outcome.turns.isEmpty && outcome.isAtRest && data.isFull)
    #expect(try app.coordinator.openIssues.isEmpty)
  }
}
