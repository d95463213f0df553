import QuarterTurn
import SwiftUI

/// A page for landscape alone, which pushes one for portrait alone.
struct ChainPage: View {
  var body: some View {
    NavigationLink("Go on to portrait") { ChainEndPage() }
      .supportedInterfaceOrientations(whileVisible: .landscape, label: "First of two")
      .navigationTitle("First of two")
  }
}

/// The page on top of it.
struct ChainEndPage: View {
  var body: some View {
    Text("Portrait only")
      .font(.title)
      .supportedInterfaceOrientations(whileVisible: .portrait, label: "Second of two")
      .navigationTitle("Second of two")
  }
}
