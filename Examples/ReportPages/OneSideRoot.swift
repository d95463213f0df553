import QuarterTurn
import SwiftUI

/// A screen that is locked to one side as it is mounted.
struct OneSideRoot: View {
  var body: some View {
    Text("Top to the right")
      .supportedInterfaceOrientations(whileVisible: .landscapeLeft, label: "Screen")
  }
}
