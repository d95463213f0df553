import QuarterTurn
import SwiftUI

/// A screen that goes on to the next one while it is still arriving itself.
struct ChainRoot: View {
  @State private var showsFirst = false

  var body: some View {
    NavigationView {
      VStack {
        Button("Open") { showsFirst = true }
        NavigationLink(isActive: $showsFirst) {
          First()
        } label: {
          EmptyView()
        }
      }
      .navigationTitle("Home")
    }
    .navigationViewStyle(.stack)
  }

  struct First: View {
    @State private var showsNext = false
    @State private var wentOn = false

    var body: some View {
      NavigationLink(isActive: $showsNext) {
        Next()
      } label: {
        Text("First")
      }
      .onAppear {
        showsNext = !wentOn
        wentOn = true
      }
      .navigationTitle("First")
    }
  }

  struct Next: View {
    var body: some View {
      Text("The screen for landscape")
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "Next")
        .navigationTitle("Next")
    }
  }
}
