import QuarterTurn
import SwiftUI

/// A sheet and a cover with masks of their own, over a page that asks for nothing.
struct PresentationPage: View {
  @State private var showsSheet = false
  @State private var showsCover = false

  var body: some View {
    VStack(spacing: 16) {
      Button("Show the sheet") { showsSheet = true }
      Button("Show the cover") { showsCover = true }
    }
    .navigationTitle("Sheet and cover")
    .sheet(isPresented: $showsSheet) {
      PresentedPage(title: "A sheet, in landscape")
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "Sheet")
    }
    .fullScreenCover(isPresented: $showsCover) {
      PresentedPage(title: "A cover, landscape left")
        .supportedInterfaceOrientations(whileVisible: .landscapeLeft, label: "Cover")
    }
  }
}

/// What either of them shows.
struct PresentedPage: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text(title).font(.title)
      Button("Done") { dismiss() }
    }
  }
}
