import QuarterTurn
import SwiftUI

/// A feed that turns with the phone, and a viewer for tall videos over it, which has to stay upright.
struct ViewerRoot: View {
  let isController: Bool
  @State private var showsViewer = false

  var body: some View {
    Button("Open the video") { showsViewer = true }
      .fullScreenCover(isPresented: $showsViewer) {
        VStack {
          ReportFilm(followsDeviceOrientation: false, isController: isController)
          Button("Close") { showsViewer = false }
        }
        .supportedInterfaceOrientations(whileVisible: .portrait, label: "Viewer")
      }
  }
}
