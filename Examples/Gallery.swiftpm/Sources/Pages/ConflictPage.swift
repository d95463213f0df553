import QuarterTurn
import SwiftUI

/// A sheet that asks for what its page excludes: the newer request counts, and an issue says so to whoever listens.
struct ConflictPage: View {
  @State private var showsSheet = false
  @State private var problem = "Nobody is in the way."

  var body: some View {
    VStack(spacing: 16) {
      Text(problem)
      Button("Ask for landscape") { showsSheet = true }
    }
    .supportedInterfaceOrientations(whileVisible: .portrait, label: "Conflict page")
    .onOrientationIssue { issue in problem = issue.isResolved ? "It is settled." : issue.reason }
    .navigationTitle("Conflict")
    .sheet(isPresented: $showsSheet) {
      PresentedPage(title: "Landscape over portrait")
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "Sheet in conflict")
    }
  }
}
