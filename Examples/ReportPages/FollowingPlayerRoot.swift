import QuarterTurn
import SwiftUI

/// A portrait app whose player follows the device orientation.
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
