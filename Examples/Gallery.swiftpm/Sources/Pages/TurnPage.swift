import QuarterTurn
import SwiftUI

/// Buttons that turn the interface, and what became of it.
struct TurnPage: View {
  @Environment(\.rotateInterface) private var rotateInterface
  @State private var outcome = "Not turned yet"

  var body: some View {
    VStack(spacing: 16) {
      Text(outcome).font(.title)
      Button("Turn to landscape") { turn(to: .landscapeRight) }
      Button("Turn to portrait") { turn(to: .portrait) }
      Button("Turn upside down") { turn(to: .portraitUpsideDown) }
    }
    .supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Turn page")
    .navigationTitle("Turn")
  }

  private func turn(to orientations: UIInterfaceOrientationMask) {
    Task {
      do throws(OrientationError) {
        let settled = try await rotateInterface(to: orientations)
        outcome = settled.isLandscape ? "Turned to landscape" : "Turned to portrait"
      } catch {
        outcome = error.reason
      }
    }
  }
}
