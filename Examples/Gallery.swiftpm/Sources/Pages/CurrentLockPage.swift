import QuarterTurn
import SwiftUI

/// A page that follows the device orientation until it locks the current one, as while the user draws.
struct CurrentLockPage: View {
  @State private var isLocked = false

  var body: some View {
    Toggle("Lock the current orientation", isOn: $isLocked)
      .padding()
      .interfaceOrientationLocked(whileVisible: isLocked, label: "Current lock")
      .supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Current lock page")
      .navigationTitle("Current lock")
  }
}
