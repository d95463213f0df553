import QuarterTurn
import SwiftUI

enum DeviceLayout {
  enum Before {
    // Snippet
    struct BoardPage: View {
      @State private var isWide = UIDevice.current.orientation.isLandscape

      var body: some View {
        Text(isWide ? "Board and list" : "Board")
          .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
            isWide = UIDevice.current.orientation.isLandscape
          }
      }
    }
    // End
  }

  enum After {
    // Snippet
    struct BoardPage: View {
      @Environment(\.interfaceOrientation) private var interfaceOrientation

      var body: some View {
        Text(interfaceOrientation.isLandscape ? "Board and list" : "Board")
      }
    }
    // End
  }
}
