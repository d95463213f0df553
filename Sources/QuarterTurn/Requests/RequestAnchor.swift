import QuarterTurnPlatform

/// What ties a request to a place in the view hierarchy. The request lives as long as its anchor.
@MainActor
protocol RequestAnchor: AnyObject {
  /// The view that tells whether the request is on screen.
  var anchorView: UIView? { get }
  /// The controller whose part the request speaks for.
  var host: UIViewController? { get }
  var label: String { get }
  var supportedOrientations: UIInterfaceOrientationMask? { get }
  var preferredOrientation: UIInterfaceOrientation? { get }
  /// The coordinator that counts the request at present.
  var coordinator: OrientationCoordinator? { get set }
}

/// Anchors that were made but have not been seen in a window yet.
///
/// A controller about to be presented is asked before its view is in a window, and what replaces a part of the interface is made before
/// the old part goes: both have to be known early.
@MainActor
enum UnplacedAnchors {
  private final class Entry {
    weak var anchor: (any RequestAnchor)?
    init(_ anchor: any RequestAnchor) { self.anchor = anchor }
  }

  private static var entries: [Entry] = []

  static func add(_ anchor: any RequestAnchor) {
    entries.removeAll { $0.anchor == nil }
    entries.append(Entry(anchor))
  }

  static func remove(_ anchor: any RequestAnchor) {
    entries.removeAll { $0.anchor == nil || $0.anchor === anchor }
  }

  /// The anchors whose controllers end in one of these screens, or lie on one of them.
  static func anchors(on screens: [UIViewController]) -> [any RequestAnchor] {
    guard !entries.isEmpty else { return [] }
    return entries.compactMap(\.anchor).filter { anchor in
      guard let host = anchor.host else { return false }
      return RequestStore.screen(of: host, among: screens) != nil
    }
  }
}
