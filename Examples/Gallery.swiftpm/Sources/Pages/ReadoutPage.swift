import QuarterTurn
import SwiftUI

/// Which way the interface is up, in large letters, with an arrow to the device's own top.
struct ReadoutPage: View {
  @Environment(\.interfaceOrientation) private var interfaceOrientation

  var body: some View {
    VStack(spacing: 16) {
      Text(arrow).font(.system(size: 160, weight: .bold))
      Text(name).font(.largeTitle)
    }
    .supportedInterfaceOrientations(whileVisible: .allButUpsideDown, label: "Readout")
    .navigationTitle("Readout")
  }

  private var name: String {
    switch interfaceOrientation {
    case .portrait: "Portrait"
    case .portraitUpsideDown: "Upside down"
    case .landscapeLeft: "Landscape left"
    case .landscapeRight: "Landscape right"
    default: "Unknown"
    }
  }

  /// In landscape right the device was turned to its left: its top lies at the interface's left.
  private var arrow: String {
    switch interfaceOrientation {
    case .portrait: "↑"
    case .portraitUpsideDown: "↓"
    case .landscapeLeft: "→"
    case .landscapeRight: "←"
    default: "?"
    }
  }
}
