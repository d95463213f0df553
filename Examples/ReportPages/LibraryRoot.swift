import QuarterTurn
import SwiftUI

/// A library whose player is for landscape; nothing is said of the screen below it.
struct LibraryRoot: View {
  var body: some View {
    NavigationView {
      NavigationLink("Play") { Player() }
        .navigationTitle("Library")
    }
    .navigationViewStyle(.stack)
  }

  struct Player: View {
    var body: some View {
      Text("The film")
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "Player")
        .navigationTitle("Player")
    }
  }
}
