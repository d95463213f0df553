import QuarterTurn
import SwiftUI
import UIKit

/// A lock as a token: it holds for the whole scene and until it is released, whatever is on screen.
struct TokenPage: View {
  @State private var isHeld = false

  var body: some View {
    VStack(spacing: 16) {
      Toggle("Hold landscape", isOn: $isHeld)
      TokenHolder(isHeld: isHeld)
    }
    .padding()
    .navigationTitle("Token")
  }
}

struct TokenHolder: UIViewControllerRepresentable {
  let isHeld: Bool

  func makeUIViewController(context: Context) -> TokenViewController { TokenViewController() }

  func updateUIViewController(_ controller: TokenViewController, context: Context) { controller.isHeld = isHeld }

  static func dismantleUIViewController(_ controller: TokenViewController, coordinator: Void) { controller.isHeld = false }
}

/// Takes the token and gives it back.
final class TokenViewController: UIViewController {
  private var lock: OrientationLock?

  var isHeld = false {
    didSet {
      guard isHeld != oldValue else { return }
      lock?.release()
      lock = isHeld ? view.window?.windowScene?.orientationCoordinator.lock(to: .landscape, label: "Token") : nil
    }
  }
}
