import QuarterTurn
import SwiftUI

struct VideoPage: View {
  @State private var isFullScreen = false

  var body: some View {
    VStack {
      player.fullScreenInLandscape(isOn: $isFullScreen).aspectRatio(16 / 9, contentMode: .fit)
      Text("What people say")
    }
  }

  private var player: some View {
    Color.black.overlay {
      Button(isFullScreen ? "Make it small" : "Fill the screen") { isFullScreen.toggle() }
    }
  }
}
