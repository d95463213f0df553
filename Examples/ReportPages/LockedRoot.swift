import QuarterTurn
import SwiftUI

/// An app whose root is declared for some orientations, from its launch on.
struct LockedRoot: View {
  let orientations: UIInterfaceOrientationMask

  var body: some View {
    Text("The app")
      .supportedInterfaceOrientations(whileVisible: orientations, label: "App")
  }
}
