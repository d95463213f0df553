import QuarterTurn
import SwiftUI

/// The one page of a locked app that follows the hand.
struct FreePage: View {
  var body: some View {
    Text("Turn the device: this page follows, the menu does not.")
      .font(.title)
      .supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Free page")
      .navigationTitle("Free")
  }
}
