import QuarterTurn
import SwiftUI

/// A page that follows the device orientation until it locks the current one, as while the user draws.
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
