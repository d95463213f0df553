import QuarterTurn
import SwiftUI

/// The way to every page.
///
/// `NavigationView`, since the app runs from iOS 15 on.
struct GalleryMenu: View {
  var body: some View {
    NavigationView {
      List {
        ForEach(GalleryPage.groups) { group in
          Section(group.title) {
            ForEach(group.pages) { page in
              NavigationLink(page.name) { page.view }
            }
          }
        }
      }
      .navigationTitle("Gallery")
    }
    .navigationViewStyle(.stack)
  }
}
