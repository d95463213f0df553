import QuarterTurn
import SwiftUI

/// A page that follows the hand until it is told to hold still, as while somebody draws.
struct FreezePage: View {
  @State private var isFrozen = false

  var body: some View {
    Toggle("Hold still", isOn: $isFrozen)
      .padding()
      .interfaceOrientationLocked(whileVisible: isFrozen, label: "Freeze")
      .supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Freeze page")
      .navigationTitle("Freeze")
  }
}
