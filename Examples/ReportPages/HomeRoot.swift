import QuarterTurn
import SwiftUI

/// Two screens that each say what they are for: home upright, the game on one side.
struct HomeRoot: View {
  var body: some View {
    NavigationView {
      NavigationLink("Play") { Game() }
        .supportedInterfaceOrientations(whileVisible: .portrait, label: "Home")
        .navigationTitle("Home")
    }
    .navigationViewStyle(.stack)
  }

  struct Game: View {
    var body: some View {
      Text("The game")
        .supportedInterfaceOrientations(whileVisible: .landscapeRight, label: "Play")
        .navigationTitle("Play")
    }
  }
}
