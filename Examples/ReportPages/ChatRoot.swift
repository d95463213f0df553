import QuarterTurn
import SwiftUI

/// A chat that turns with the phone, and a camera that has to stay upright.
struct ChatRoot: View {
  @State private var showsCamera = false

  var body: some View {
    Button("Camera") { showsCamera = true }
      .fullScreenCover(isPresented: $showsCamera) {
        Button("Send") { showsCamera = false }
          .supportedInterfaceOrientations(whileVisible: .portrait, label: "Camera")
      }
  }
}
