import QuarterTurn
import SwiftUI

/// A page for landscape with dialogs that declare nothing.
struct DialogRoot: View {
  @State private var asks = false
  @State private var showsForm = false

  var body: some View {
    VStack {
      Button("Ask") { asks = true }
      Button("Show the form") { showsForm = true }
    }
    .supportedInterfaceOrientations(whileVisible: .landscape, label: "Page")
    .alert("Really?", isPresented: $asks) {
      Button("Yes") {}
    }
    .fullScreenCover(isPresented: $showsForm) {
      Button("Close") { showsForm = false }
    }
  }
}
