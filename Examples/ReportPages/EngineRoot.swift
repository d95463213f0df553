import QuarterTurn
import SwiftUI
import UIKit

/// An engine's controller inside a SwiftUI app; the app passes on what the engine asks for.
struct EngineRoot: View {
  @State private var wish: UIInterfaceOrientationMask?

  var body: some View {
    VStack {
      EngineView()
      Button("Start the level") { wish = .landscape }
      Button("Leave the level") { wish = nil }
    }
    .supportedInterfaceOrientations(whileVisible: wish, label: "Engine")
  }

  struct EngineView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }
}
