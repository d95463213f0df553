import QuarterTurn
import SwiftUI

/// An app for portrait whose player follows the hand.
struct FollowingPlayerRoot: View {
  var body: some View {
    NavigationView {
      NavigationLink("Play") {
        Text("The film")
          .supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Player")
          .navigationTitle("Player")
      }
      .navigationTitle("Library")
    }
    .navigationViewStyle(.stack)
  }
}
