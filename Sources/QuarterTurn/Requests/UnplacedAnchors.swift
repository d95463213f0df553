import QuarterTurnPlatform

/// Anchors that were made but have not been seen in a window yet.
///
/// A controller about to be presented is asked before its view is in a window, and what replaces a part of the interface is made before
/// the old part goes: both have to be known early.
@MainActor
enum UnplacedAnchors {
  private final class Entry {
    weak var anchor: (any RequestAnchor)?
    /// Until it has waited for its place for one turn of the run loop.
    var isFresh = true

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

  /// Whether something was made in this turn that may be about to take the place of what goes.
  static func holdBack(_ scene: UIWindowScene) -> Bool {
    entries.contains { $0.isFresh && $0.anchor.map { isAwaited($0, in: scene) } ?? false }
  }

  /// The anchors of a scene have waited for a turn, and hold nothing back any more.
  static func age(in scene: UIWindowScene) {
    for entry in entries where entry.anchor.map({ isAwaited($0, in: scene) }) ?? true { entry.isFresh = false }
  }

  /// Whether an anchor's part of the interface is not yet anywhere, or in the scene without its window.
  private static func isAwaited(_ anchor: any RequestAnchor, in scene: UIWindowScene) -> Bool {
    guard let host = anchor.host, anchor.world == Platform.World(of: scene) else { return false }
    let whole = host.outermost
    guard let window = whole.viewIfLoaded?.window else { return whole.presentingViewController == nil }
    guard window.windowScene === scene, let view = anchor.anchorView else { return false }
    return !view.isDescendant(of: window)
  }
}
