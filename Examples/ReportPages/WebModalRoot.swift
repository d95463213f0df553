import QuarterTurn
import SwiftUI

/// A portrait app with a landscape modal, in which a video fills the screen.
struct WebModalRoot: View {
  let isController: Bool
  @State private var showsModal = false

  var body: some View {
    Button("Show the modal") { showsModal = true }
      .supportedInterfaceOrientations(whileVisible: .portrait, label: "App")
      .fullScreenCover(isPresented: $showsModal) {
        VStack {
          ReportFilm(followsDeviceOrientation: true, isController: isController)
          Button("Close the modal") { showsModal = false }
        }
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "Modal")
      }
  }
}
