import QuarterTurnPlatform

extension UIViewController {
  // R3.8, R3.11
  /// Requests a mask while this controller is visible, and restores the previous one afterwards.
  ///
  /// UIKit asks the window's root or a full-screen modal for its mask and no controller inside. This request counts wherever
  /// the controller is, follows pushes and pops, is suspended while it is covered, and may be changed at any time. It replaces
  /// the request of an enclosing controller.
  ///
  ///     final class PlayerViewController: UIViewController {
  ///       override func viewDidLoad() {
  ///         super.viewDidLoad()
  ///         setSupportedOrientationsWhileVisible(.landscape)
  ///       }
  ///     }
  ///
  /// Call it from `viewDidLoad` or later: it loads the view.
  ///
  /// - Parameters:
  ///   - orientations: the requested orientations; nil withdraws the request.
  ///   - preferring: the orientation to rotate to, once, when the request begins to count.
  ///   - label: a name for explanations and issues; the file and line of the call by default. The first call's is kept.
  public func setSupportedOrientationsWhileVisible(
    _ orientations: UIInterfaceOrientationMask?, preferring: UIInterfaceOrientation? = nil, label: String? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    if let anchor = orientationAnchor {
      anchor.declare(.request(orientations, preferring: preferring))
    } else if let orientations {
      let label = OrientationRequest.label(label, fileID: fileID, line: line)
      place(Anchor(host: self, label: label, declaration: .request(orientations, preferring: preferring)))
    }
  }

  // An extension has no storage besides the anchor that an earlier call left behind.
  private var orientationAnchor: Anchor? {
    for case let child as AnchorController in children where child.anchor.host === self { return child.anchor }
    for case let view as Anchor in viewIfLoaded?.subviews ?? [] where view.host === self { return view }
    return nil
  }

  private func place(_ anchor: Anchor) {
    guard !Platform.isStockContainer(self) else {
      view.addSubview(anchor)
      return
    }
    let child = AnchorController(anchor: anchor)
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
