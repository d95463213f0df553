import QuarterTurn
import SwiftUI

struct VideoPage: View {
  @State private var isFullScreen = false

  var body: some View {
    Button(isFullScreen ? "Exit full screen" : "Full screen") { isFullScreen.toggle() }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.black)
      .fullScreenInLandscape(isOn: $isFullScreen)
      .aspectRatio(16 / 9, contentMode: .fit)
  }
}
