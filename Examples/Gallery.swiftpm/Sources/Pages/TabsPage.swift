import QuarterTurn
import SwiftUI

/// Tabs with different masks: the one in front counts.
struct TabsPage: View {
  var body: some View {
    TabView {
      Text("Portrait only")
        .supportedInterfaceOrientations(.portrait, label: "Portrait tab")
        .tabItem { Label("Portrait", systemImage: "rectangle.portrait") }
      Text("Landscape only")
        .supportedInterfaceOrientations(.landscape, label: "Landscape tab")
        .tabItem { Label("Landscape", systemImage: "rectangle") }
      Text("Either")
        .supportedInterfaceOrientations(.allButUpsideDown, label: "Free tab")
        .tabItem { Label("Free", systemImage: "rotate.right") }
    }
    .navigationTitle("Tabs")
  }
}
