import QuarterTurn
import SwiftUI
import UIKit

/// A controller of UIKit's that states a mask, inside a SwiftUI page.
struct ControllerPage: View {
  var body: some View {
    PlanView()
      .navigationTitle("Controller")
  }
}

struct PlanView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> PlanViewController { PlanViewController() }

  func updateUIViewController(_ controller: PlanViewController, context: Context) {}
}

final class PlanViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setSupportedOrientationsWhileVisible(.landscape, label: "Plan")
  }
}
