import QuarterTurn
import SwiftUI

/// Modals one on another, each with its own orientations.
struct CoversRoot: View {
  @State private var showsLower = false

  var body: some View {
    Button("Show the lower") { showsLower = true }
      .fullScreenCover(isPresented: $showsLower) { Lower() }
  }

  struct Lower: View {
    @State private var showsUpper = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Show the upper") { showsUpper = true }
        Button("Close the lower") { dismiss() }
      }
      .supportedInterfaceOrientations(whileVisible: .landscape, label: "Lower")
      .fullScreenCover(isPresented: $showsUpper) { Upper() }
    }
  }

  struct Upper: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Close the upper") { dismiss() }
        .supportedInterfaceOrientations(whileVisible: .portrait, label: "Upper")
    }
  }
}
