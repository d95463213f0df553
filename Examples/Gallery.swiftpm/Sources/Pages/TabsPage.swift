import QuarterTurn
import SwiftUI

/// Tabs with different masks: the one in front counts.
struct TabsPage: View {
  var body: some View {
    TabView {
      Text("Portrait only")
        .supportedInterfaceOrientations(whileVisible: .portrait, label: "Portrait tab")
        .tabItem { Label("Portrait", systemImage: "rectangle.portrait") }
      Text("Landscape only")
        .supportedInterfaceOrientations(whileVisible: .landscape, label: "Landscape tab")
        .tabItem { Label("Landscape", systemImage: "rectangle") }
      Text("Either")
        .supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Free tab")
        .tabItem { Label("Free", systemImage: "rotate.right") }
    }
    .navigationTitle("Tabs")
  }
}
