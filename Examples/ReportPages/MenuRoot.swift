import QuarterTurn
import SwiftUI

/// Menus for portrait, and content that lays itself out by the orientation it reads.
struct MenuRoot: View {
  var body: some View {
    NavigationView {
      NavigationLink("Content") { Content() }
        .supportedInterfaceOrientations(whileVisible: .portrait, label: "Menu")
        .navigationTitle("Menu")
    }
    .navigationViewStyle(.stack)
    .observingInterfaceOrientation()
  }

  struct Content: View {
    @Environment(\.interfaceOrientation) private var interfaceOrientation

    var body: some View {
      Text(interfaceOrientation.isLandscape ? "Landscape layout" : "Portrait layout")
        .supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Content")
        .navigationTitle("Content")
    }
  }
}
