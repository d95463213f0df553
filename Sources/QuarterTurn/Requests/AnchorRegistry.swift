import QuarterTurnPlatform

// UIKit asks a controller before its view is in a window, and a new part of the interface is made before the old part goes:
// both have to be known early. So each pass of a scene looks for its anchors here instead of waiting to be told.
/// Every anchor of the process, in the order in which they came to a window.
@MainActor
final class AnchorRegistry {
  private struct Entry {
    weak var anchor: Anchor?
    var order: Int
    // Until it has been in a window, or has waited for that for one turn of the run loop.
    var isFresh = true
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var nextOrder = 0

  static var shared: AnchorRegistry { Platform.shared { AnchorRegistry() } }

  static func shared(of scene: UIWindowScene) -> AnchorRegistry {
    Platform.shared(of: scene) { AnchorRegistry() }
  }

  func add(_ anchor: Anchor) {
    entries = entries.filter { $0.value.anchor != nil }
    entries[ObjectIdentifier(anchor)] = Entry(anchor: anchor, order: .max)
  }

  func remove(_ anchor: Anchor) {
    entries[ObjectIdentifier(anchor)] = nil
  }

  // In a window or on a screen: from now on it has its place in the order, and nothing waits for it.
  func wasPlaced(_ anchor: Anchor) {
    let id = ObjectIdentifier(anchor)
    guard let entry = entries[id], entry.isFresh || entry.order == .max else { return }
    entries[id]?.isFresh = false
    guard entry.order == .max else { return }
    entries[id]?.order = nextOrder
    nextOrder += 1
  }

  var anchors: [Anchor] {
    entries.values.sorted { $0.order < $1.order }.compactMap { entry in entry.anchor?.host == nil ? nil : entry.anchor }
  }

  func makesRequests(in root: UIViewController) -> Bool {
    entries.values.contains { entry in
      guard let anchor = entry.anchor, anchor.declaration.isForSomething, let host = anchor.host else { return false }
      return PresentationChain.screen(of: host, among: [root]) != nil
    }
  }

  // MARK: Holding back

  // What was made in this turn may be about to replace what goes: restoring the orientation in between would rotate there and
  // back.
  func holdsBack(_ scene: UIWindowScene) -> Bool {
    entries.values.contains { $0.isFresh && $0.anchor.map { Self.isAwaited($0, in: scene) } ?? false }
  }

  func age(in scene: UIWindowScene) {
    for (id, entry) in entries where entry.anchor.map({ Self.isAwaited($0, in: scene) }) ?? true { entries[id]?.isFresh = false }
  }

  // Whether an anchor's part of the interface is not yet anywhere, or in the scene without its window.
  private static func isAwaited(_ anchor: Anchor, in scene: UIWindowScene) -> Bool {
    guard let host = anchor.host else { return false }
    let whole = host.outermost
    guard let window = whole.viewIfLoaded?.window else { return whole.presentingViewController == nil }
    guard window.windowScene === scene, let view = anchor.hostView else { return false }
    return !view.isDescendant(of: window)
  }
}
