import QuarterTurn
import SwiftUI

/// A page that is locked to landscape while a modal for portrait is over it.
struct ModalRoot: View {
  @State private var isLocked = false
  @State private var showsModal = false
  @State private var problem = "No problem"

  var body: some View {
    VStack {
      Text(problem)
      Button("Show the modal") { showsModal = true }
    }
    .supportedInterfaceOrientations(whileVisible: isLocked ? .landscape : nil, label: "Page")
    .onOrientationIssue { issue in problem = issue.reason }
    .fullScreenCover(isPresented: $showsModal) {
      VStack {
        Toggle("Lock landscape", isOn: $isLocked)
        Button("Close") { showsModal = false }
      }
      .supportedInterfaceOrientations(whileVisible: .portrait, label: "Modal")
    }
  }
}
