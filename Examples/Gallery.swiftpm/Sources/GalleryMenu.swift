import QuarterTurn
import SwiftUI

/// The way to every page. `NavigationView`, since the app runs from iOS 15 on.
struct GalleryMenu: View {
  var body: some View {
    NavigationView {
      List {
        Section("Masks") {
          NavigationLink("Landscape page") { LandscapePage() }
          NavigationLink("Free page") { FreePage() }
          NavigationLink("Landscape, then portrait") { ChainPage() }
          NavigationLink("Sheet and cover") { PresentationPage() }
          NavigationLink("Conflict") { ConflictPage() }
          NavigationLink("Tabs") { TabsPage() }
          NavigationLink("Freeze") { FreezePage() }
          if #available(iOS 16.0, *) {
            NavigationLink("Windows") { WindowPage() }
          }
        }
        Section("Reading and turning") {
          NavigationLink("Readout") { ReadoutPage() }
          NavigationLink("Turn") { TurnPage() }
        }
        Section("UIKit") {
          NavigationLink("Controller") { ControllerPage() }
          NavigationLink("Token") { TokenPage() }
        }
      }
      .navigationTitle("Gallery")
    }
    .navigationViewStyle(.stack)
  }
}
