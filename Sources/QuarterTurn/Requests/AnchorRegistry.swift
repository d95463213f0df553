import QuarterTurnPlatform

// UIKit asks a controller before its view is in a window, and a new part of the interface is made before the old part goes:
// both have to be known early. So each pass of a scene looks for its anchors here instead of waiting to be told.
/// Every anchor of the process, in the order in which they came to a window.
@MainActor
final class AnchorRegistry {
  // A class, as copies of weak references are dear, and there may be thousands.
  private final class Entry {
    weak var anchor: Anchor?
    // Where it comes in the list; nil until it is placed.
    var order: Int?
    // Until it has been in a window, or has waited for that for one turn of the run loop.
    var isFresh = true
    var isAsleep = false

    init(_ anchor: Anchor) { self.anchor = anchor }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  // In their order without those asleep, some perhaps freed already.
  private var placed: [Entry] = []
  // In the order in which they were made.
  private var unplaced: [Entry] = []
  private var fresh: [ObjectIdentifier: Entry] = [:]
  private var nextOrder = 0
  private var pruneCount = fewAnchors
  private static let fewAnchors = 16

  static var shared: AnchorRegistry { Platform.shared { AnchorRegistry() } }

  static func shared(of scene: UIWindowScene) -> AnchorRegistry {
    Platform.shared(of: scene) { AnchorRegistry() }
  }

  func add(_ anchor: Anchor) {
    remove(anchor)
    if entries.count < Self.fewAnchors || entries.count >= pruneCount { prune() }
    let entry = Entry(anchor)
    entries[ObjectIdentifier(anchor)] = entry
    fresh[ObjectIdentifier(anchor)] = entry
    unplaced.append(entry)
  }

  func remove(_ anchor: Anchor) {
    fresh[ObjectIdentifier(anchor)] = nil
    guard let entry = entries.removeValue(forKey: ObjectIdentifier(anchor)) else { return }
    guard let order = entry.order else { return unplaced.removeAll { $0 === entry } }
    if !entry.isAsleep { placed.remove(at: index(of: order)) }
  }

  // Where it is, or would be.
  private func index(of order: Int) -> Int {
    var (low, high) = (0, placed.count)
    while low < high {
      let middle = (low + high) / 2
      if (placed[middle].order ?? .max) < order { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // Views may go without a word.
  private func prune() {
    entries = entries.filter { $0.value.anchor != nil }
    fresh = fresh.filter { $0.value.anchor != nil }
    placed.removeAll { $0.anchor == nil }
    unplaced.removeAll { $0.anchor == nil }
    pruneCount = max(Self.fewAnchors, 2 * entries.count)
  }

  // In a window or on a screen: from now on it has its place in the order, and nothing waits for it.
  func wasPlaced(_ anchor: Anchor) {
    guard let entry = entries[ObjectIdentifier(anchor)], entry.isFresh || entry.order == nil else { return }
    entry.isFresh = false
    fresh[ObjectIdentifier(anchor)] = nil
    guard entry.order == nil else { return }
    entry.order = nextOrder
    nextOrder += 1
    unplaced.removeAll { $0 === entry }
    placed.append(entry)
  }

  var anchors: [Anchor] {
    var anchors: [Anchor] = []
    anchors.reserveCapacity(placed.count + unplaced.count)
    for entry in placed { if let anchor = entry.anchor, anchor.host != nil { anchors.append(anchor) } }
    for entry in unplaced { if let anchor = entry.anchor, anchor.host != nil { anchors.append(anchor) } }
    return anchors
  }

  // MARK: Sleeping

  // Of the pages of a deep stack nearly all are covered and stay so: they are not looked at before something happens to them.
  func sleep(_ anchor: Anchor) {
    guard let entry = entries[ObjectIdentifier(anchor)], let order = entry.order, !entry.isAsleep else { return }
    placed.remove(at: index(of: order))
    entry.isAsleep = true
  }

  func wake(_ anchor: Anchor) {
    guard let entry = entries[ObjectIdentifier(anchor)], entry.isAsleep, let order = entry.order else { return }
    entry.isAsleep = false
    placed.insert(entry, at: index(of: order))
  }

  func wakeAll() {
    let asleep = entries.values.filter(\.isAsleep)
    guard !asleep.isEmpty else { return }
    for entry in asleep { entry.isAsleep = false }
    placed = (placed + asleep).sorted { ($0.order ?? .max) < ($1.order ?? .max) }
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
    fresh.values.contains { $0.anchor.map { Self.isAwaited($0, in: scene) } ?? false }
  }

  func age(in scene: UIWindowScene) {
    for (id, entry) in fresh where entry.anchor.map({ Self.isAwaited($0, in: scene) }) ?? true {
      entry.isFresh = false
      fresh[id] = nil
    }
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
