import QuarterTurnPlatform

extension UIViewController {
  /// Asks for a mask while this controller is visible, and gives back what was there before when it goes.
  ///
  /// UIKit asks the root or a full-screen modal for its mask and nobody inside (R3.8, R3.11); a mask set by hand has to be put back by
  /// hand. This request counts wherever the controller is, follows pushes and pops, waits while it is covered, and may be changed at
  /// any time. Inside a controller that asks too, this one counts instead.
  ///
  ///     final class PlayerViewController: UIViewController {
  ///       override func viewDidLoad() {
  ///         super.viewDidLoad()
  ///         setSupportedOrientationsWhileVisible(.landscape)
  ///       }
  ///     }
  ///
  /// - Parameters:
  ///   - orientations: the orientations wanted; nil takes the request back.
  ///   - preferring: the orientation to turn to, once, when the request begins to count.
  ///   - label: who asks, for explanations; the file and line of the call unless given. The first call's is kept.
  ///   - fileID: leave as it is.
  ///   - line: leave as it is.
  ///
  /// Call it from `viewDidLoad` or later: it loads the view. Reports B01, B20, B126, B136.
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

  /// The anchor that an earlier call left behind: there is no storage besides.
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
