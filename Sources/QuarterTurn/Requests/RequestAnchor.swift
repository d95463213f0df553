import QuarterTurnPlatform

/// What ties a request to a place in the view hierarchy. The request lives as long as its anchor.
@MainActor
protocol RequestAnchor: AnyObject {
  /// The view that tells whether the request is on screen.
  var anchorView: UIView? { get }
  /// The controller whose part the request speaks for.
  var host: UIViewController? { get }
  var label: String { get }
  var statement: Statement { get }
  /// The anchor around this one where controllers do not tell: in SwiftUI, anchors of nested views are siblings.
  var enclosing: (any RequestAnchor)? { get }
  /// The world it was made in.
  var world: Platform.World { get }
  /// The coordinator that counts the request at present.
  var coordinator: OrientationCoordinator? { get set }
}
