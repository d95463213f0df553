import QuarterTurn
import SwiftUI

/// Layers with orientation modes of their own: the app in portrait, the video over it in landscape.
struct ModesRoot: View {
  @State private var showsVideo = false

  var body: some View {
    Button("Open the video") { showsVideo = true }
      .supportedInterfaceOrientations(whileVisible: .portrait, label: "App")
      .fullScreenCover(isPresented: $showsVideo) {
        Button("Close the video") { showsVideo = false }
          .supportedInterfaceOrientations(whileVisible: .landscape, label: "Video")
      }
  }
}
