import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("What full-screen videos leave behind") struct FullScreenLeakTests {
  @Test("200 videos shown, filled and taken away leave nothing behind", arguments: [15, 27]) func leaks(system: Int) throws {
    let model = VideoModel()
    let app = TestApp(system, view: VideoList(model: model))
    app.simulation.settle()
    var covers: [WeakController] = []
    for _ in 0..<200 {
      app.perform { model.path = ["video"] }
      app.perform { model.isFullScreen = true }
      covers.append(WeakController(app.simulation.run { app.window?.rootViewController?.presentedViewController }))
      app.perform { model.isFullScreen = false }
      app.perform { model.path = [] }
    }
    #expect(covers.count == 200)
    #expect(covers.allSatisfy { $0.controller == nil })
    #expect(model.made == 200)
    #expect(try app.coordinator.requests.isEmpty)
    #expect(app.orientation == .portrait)
    #expect(app.isSound)
  }
}
