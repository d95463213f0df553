import QuarterTurn
import SwiftUI
import UIKit

/// A library with a search and a player over it, whose layout has a sidebar where there is room.
struct LayoutRoot: View {
  /// What decides whether there is a sidebar.
  enum Sidebar {
    /// The width, as reported: a large phone gets another layout at each rotation.
    case whereWide
    /// The kind of device, which no rotation changes.
    case onPads
  }

  let sidebar: Sidebar
  @Environment(\.horizontalSizeClass) private var width
  @State private var searches = 0
  @State private var isPlaying = false

  var body: some View {
    layout
      .fullScreenCover(isPresented: $isPlaying) {
        switch sidebar {
        case .whereWide: Player()
        case .onPads: Player().supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Player")
        }
      }
  }

  @ViewBuilder private var layout: some View {
    if hasSidebar {
      NavigationView {
        search
        Text("Nothing chosen")
      }
      .navigationViewStyle(.columns)
    } else {
      NavigationView { search }
        .navigationViewStyle(.stack)
    }
  }

  private var hasSidebar: Bool {
    switch sidebar {
    case .whereWide: width == .regular
    case .onPads: UIDevice.current.userInterfaceIdiom == .pad
    }
  }

  private var search: some View { Search(times: $searches) { isPlaying = true } }

  struct Search: View {
    /// How often a search was made from nothing.
    @Binding var times: Int
    let play: () -> Void
    @State private var isNew = true

    var body: some View {
      VStack {
        Text("Searches opened: \(times)")
        Button("Play") { play() }
        NavigationLink("Reports") {
          Text("All reports")
            .navigationTitle("Reports")
        }
      }
      .navigationTitle("Search")
      .onAppear {
        if isNew { times += 1 }
        isNew = false
      }
    }
  }

  struct Player: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Close the film") { dismiss() } }
  }
}
