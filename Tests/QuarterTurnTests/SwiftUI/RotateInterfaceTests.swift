import HeadlessSwiftUI
import HeadlessUIKit
import Testing

@testable import QuarterTurn

@MainActor
@Suite("rotateInterface", .worlds) struct RotateInterfaceTests {
  private struct Turner: View {
    @Environment(\.rotateInterface) private var rotateInterface
    @State private var outcome = "nothing yet"
    var wanted = UIInterfaceOrientationMask.landscapeRight

    var body: some View {
      Button(outcome) {
        Task {
          do throws(OrientationError) {
            outcome = try await rotateInterface(to: wanted).readableName
          } catch {
            outcome = error.reason
          }
        }
      }
      .accessibilityIdentifier("turn")
    }
  }

  @Test("turns and says where the interface has settled", arguments: TestApp.systems, [true, false])
  func turns(system: Int, isObserved: Bool) async throws {
    let app = TestApp(system, delegate: OpenDelegate()) {
      isObserved
        ? UIHostingController(rootView: AnyView(Turner().observingInterfaceOrientation()))
        : UIHostingController(rootView: AnyView(Turner()))
    }
    await app.simulation.settleTasks()
    try app.screen.tap(identifier: "turn")
    await app.simulation.settleTasks()
    #expect(app.orientation == .landscapeRight)
    #expect(app.screen.texts == ["landscape right"])
    #expect(app.isSound)
  }

  @Test("says in words what was in the way", arguments: TestApp.systems)
  func refused(system: Int) async throws {
    let app = TestApp(system, view: Turner().observingInterfaceOrientation())
    try app.screen.tap(identifier: "turn")
    await app.simulation.settleTasks()
    #expect(app.screen.texts == [OrientationError.unsupported(by: .defaultOrientations).reason])
  }

  @Test("without an observer, and with two scenes, there is none to turn")
  func ambiguous() async throws {
    let app = TestApp(26, device: .pad, view: Turner())
    app.simulation.connectScene { UIHostingController(rootView: Turner()) }
    _ = try app.coordinator
    try app.screen.tap(identifier: "turn")
    await app.simulation.settleTasks()
    #expect(app.screen.texts == [OrientationError.noWindowScene.reason])
  }
}
