import QuarterTurn
import SwiftUI

/// Landscape in a portrait app; a button changes the mask while the page is shown.
struct LandscapePage: View {
  @State private var isRightOnly = false

  var body: some View {
    VStack(spacing: 16) {
      Text(isRightOnly ? "Landscape right only" : "Landscape, either side")
        .font(.title)
      Button(isRightOnly ? "Allow both sides" : "Keep the right side") { isRightOnly.toggle() }
    }
    .supportedInterfaceOrientations(whileVisible: isRightOnly ? .landscapeRight : .landscape, label: "Landscape page")
    .navigationTitle("Landscape")
  }
}
