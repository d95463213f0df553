import QuarterTurn
import SwiftUI

/// A form for portrait, and a screen on top of it that is drawn on in landscape, whichever side that is.
struct FormRoot: View {
  var body: some View {
    NavigationView {
      NavigationLink("Draw") {
        Text("The drawing")
          .supportedInterfaceOrientations(whileVisible: .landscape, label: "Drawing")
          .navigationTitle("Drawing")
      }
      .supportedInterfaceOrientations(whileVisible: .portrait, label: "Form")
      .navigationTitle("Form")
    }
    .navigationViewStyle(.stack)
  }
}
