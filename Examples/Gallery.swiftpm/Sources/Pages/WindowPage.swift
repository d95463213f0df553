import QuarterTurn
import SwiftUI

/// Opens a second window on an iPad, with a mask of its own.
@available(iOS 16.0, *)
struct WindowPage: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    VStack(spacing: 16) {
      Text(supportsMultipleWindows ? "Each window has its own mask." : "Here an app has one window.")
      Button("Open a window") { openWindow(id: GalleryApp.secondWindow) }
        .disabled(!supportsMultipleWindows)
    }
    .navigationTitle("Windows")
  }
}

/// What the second window shows.
struct SecondWindow: View {
  var body: some View {
    Text("A window for landscape")
      .font(.title)
      .supportedInterfaceOrientations(whileVisible: .landscape, label: "Second window")
  }
}
