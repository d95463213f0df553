import QuarterTurnPlatform

/// The live requests of one scene and where they count.
@MainActor
struct RequestStore {
  // A class, as copies of weak references are dear.
  @MainActor
  private final class Entry {
    var request: OrientationRequest
    var declaration: OrientationDeclaration
    private(set) weak var anchor: Anchor?

    init(_ request: OrientationRequest, of anchor: Anchor) {
      self.request = request
      self.anchor = anchor
      declaration = anchor.declaration
    }

    // No request outlives its owner, even where something keeps its anchor.
    var isDead: Bool { anchor?.host == nil }

    // A lock of the current orientation gets its mask once the interface is where it is to stay.
    func takeDeclaration() {
      switch declaration {
      case .request(let mask, let orientation):
        request.supportedOrientations = mask
        request.preferredOrientation = orientation
      case .pagePreference(let mask):
        request.yields = true
        request.supportedOrientations = mask
      case .lockCurrent(let isOn):
        request.locksCurrent = isOn
        if !isOn || request.place == .offScreen { request.supportedOrientations = nil }
      case .default, .presentationPolicy:
        break
      }
    }

    // Whether placing it off the screen again would change nothing.
    func isSettledOffScreen(_ current: OrientationDeclaration) -> Bool {
      guard case .request = current else { return false }
      return request.place == .offScreen && declaration == current
    }

    func awaitsLock(on screen: ObjectIdentifier) -> Bool {
      declaration == .lockCurrent(true) && request.supportedOrientations == nil && request.place == .screen(screen)
    }
  }

  // Oldest first. They come and go one by one, and there may be many of them.
  private var locks: [OrientationRequest] = []
  // What an anchor declares.
  private var entries: [RequestID: Entry] = [:]
  // Off the screen and to stay there until something happens to their anchors.
  private var asleep: [RequestID: Entry] = [:]
  private var hasEnded = false
  private var anchored: [ObjectIdentifier: RequestID] = [:]
  private var nextID = 1
  private var clock = 0

  var isEmpty: Bool { locks.isEmpty && asleep.isEmpty && !entries.values.contains { $0.declaration.isRequest } }

  var sleeping: [OrientationRequest] { asleep.values.lazy.filter { !$0.isDead }.map(\.request) }

  // Without those asleep.
  var requests: [OrientationRequest] {
    entries.isEmpty ? locks : locks + entries.values.compactMap { $0.declaration.isRequest ? $0.request : nil }
  }

  var hasDead: Bool { entries.values.contains { $0.isDead } || hasEnded }

  mutating func noteEnd() { hasEnded = true }

  subscript(id: RequestID) -> OrientationRequest? { entries[id]?.request ?? index(of: id).map { locks[$0] } }

  // MARK: Locks

  mutating func addLock(
    label: String, mask: UIInterfaceOrientationMask, preferring orientation: UIInterfaceOrientation?, locksCurrent: Bool = false
  ) -> RequestID {
    let id = makeID()
    clock += 1
    var request = OrientationRequest(
      id: id, label: label, supportedOrientations: mask, preferredOrientation: orientation, place: .everywhere, began: clock)
    request.locksCurrent = locksCurrent
    locks.append(request)
    return id
  }

  mutating func update(_ id: RequestID, mask: UIInterfaceOrientationMask?, preferring orientation: UIInterfaceOrientation?) {
    guard let index = index(of: id) else { return }
    locks[index].supportedOrientations = mask
    locks[index].preferredOrientation = orientation
    locks[index].locksCurrent = false
  }

  mutating func remove(_ id: RequestID) {
    if let index = index(of: id) { locks.remove(at: index) }
  }

  // Identifiers ascend, as locks are appended.
  private func index(of lock: RequestID) -> Int? {
    var (low, high) = (0, locks.count)
    while low < high {
      let middle = (low + high) / 2
      if locks[middle].id < lock { low = middle + 1 } else { high = middle }
    }
    return low < locks.count && locks[low].id == lock ? low : nil
  }

  // MARK: Anchored requests

  // What a running push, pop or tab change would alter stays as it was until that has completed.
  // Returns the transition that holds something back, if any.
  mutating func place(
    _ registry: AnchorRegistry, _ placement: AnchorPlacement, in coordinator: OrientationCoordinator
  ) -> (any UIViewControllerTransitionCoordinator)? {
    dropWhatIsGone(coordinator)
    var held: (any UIViewControllerTransitionCoordinator)?
    var began: [RequestID] = []
    let needsWindow = placement.needsWindow
    if !needsWindow { registry.wakeAll() }
    let found = claim(registry, placement, in: coordinator)
    let owners = owners()
    for (anchor, id) in found {
      let place = placement.place(of: anchor)
      if place == .offScreen, let known = entries[id], known.isSettledOffScreen(anchor.declaration) {
        known.request.parent = AnchorPlacement.parent(of: anchor, in: owners)
        guard needsWindow, anchor.window == nil else { continue }
        registry.sleep(anchor)
        asleep[id] = entries.removeValue(forKey: id)
        continue
      }
      guard let entry = entries[id] else { continue }
      entry.declaration = anchor.declaration
      if place != entry.request.place {
        if let transition = AnchorPlacement.containerTransition(of: anchor, from: entry.request.place, to: place) {
          held = transition
        } else {
          if place == placement.top { began.append(id) }
          entry.request.place = place
        }
      }
      let wasAsking = entry.request.supportedOrientations != nil
      entry.takeDeclaration()
      // A request is as old as its wish: one that asked for nothing in particular before is new.
      if !wasAsking, entry.request.supportedOrientations != nil, place == placement.top, !began.contains(id) { began.append(id) }
      entry.request.presented = placement.sheet(of: anchor)
      entry.request.parent = AnchorPlacement.parent(of: anchor, in: owners)
    }
    for id in began {
      clock += 1
      entries[id]?.request.began = clock
    }
    return held
  }

  private mutating func dropWhatIsGone(_ coordinator: OrientationCoordinator) {
    var gone = entries.filter { $0.value.isDead || $0.value.anchor?.coordinator !== coordinator }
    if hasEnded {
      gone.merge(asleep.filter { $0.value.isDead || $0.value.anchor?.coordinator !== coordinator }) { $1 }
      hasEnded = false
    }
    guard !gone.isEmpty else { return }
    for id in gone.keys {
      entries[id] = nil
      asleep[id] = nil
    }
    anchored = anchored.filter { gone[$0.value] == nil }
  }

  private mutating func claim(
    _ registry: AnchorRegistry, _ placement: AnchorPlacement, in coordinator: OrientationCoordinator
  ) -> [(anchor: Anchor, id: RequestID)] {
    registry.anchors.compactMap { anchor in
      if anchor.coordinator !== coordinator {
        guard placement.place(of: anchor) != .offScreen else { return nil }
        anchor.count(in: coordinator)
      }
      registry.wasPlaced(anchor)
      return (anchor, id(of: anchor))
    }
  }

  private mutating func id(of anchor: Anchor) -> RequestID {
    if let known = anchored[ObjectIdentifier(anchor)] {
      if let entry = asleep.removeValue(forKey: known) { entries[known] = entry }
      if entries[known]?.anchor === anchor { return known }
      // An address may be used again: only the same object counts.
      entries[known] = nil
    }
    let id = makeID()
    let request = OrientationRequest(
      id: id, label: anchor.label, supportedOrientations: anchor.declaration.supportedOrientations,
      preferredOrientation: anchor.declaration.preferredOrientation)
    entries[id] = Entry(request, of: anchor)
    anchored[ObjectIdentifier(anchor)] = id
    return id
  }

  private func owners() -> AnchorPlacement.Owners {
    var owners = AnchorPlacement.Owners()
    for (id, entry) in entries {
      guard let anchor = entry.anchor, let host = anchor.host else { continue }
      owners.anchors[ObjectIdentifier(anchor)] = id
      if entry.declaration.isRequest, !entry.request.yields { owners.hosts[ObjectIdentifier(host)] = id }
    }
    return owners
  }

  // Renews what begins to count again because its cover leaves: the newest is what last began to count.
  mutating func uncover(_ screen: UIViewController) {
    let place = OrientationRequest.Place.screen(ObjectIdentifier(screen))
    for request in requests.filter({ $0.place == place }).sorted(by: { ($0.began, $0.id) < ($1.began, $1.id) }) {
      clock += 1
      entries[request.id]?.request.began = clock
    }
  }

  // The requests at the end of a push, pop or tab change; nil if one of them locks the orientation current then.
  func requests(
    after transition: any UIViewControllerTransitionCoordinator, _ placement: AnchorPlacement
  ) -> [OrientationRequest]? {
    let (old, new) = (transition.viewController(forKey: .from), transition.viewController(forKey: .to))
    var requests = locks
    for entry in entries.values where entry.declaration.isRequest {
      var request = entry.request
      if let host = entry.anchor?.host {
        if host.isInside(old) { request.place = .offScreen }
        if host.isInside(new), let top = placement.top {
          guard entry.declaration != .lockCurrent(true) else { return nil }
          request.place = top
          request.began = clock + 1
        }
      }
      requests.append(request)
    }
    return requests
  }

  // MARK: Locks of the current orientation, defaults and policies

  func awaitsLock(on screen: ObjectIdentifier) -> Bool {
    entries.values.contains { $0.awaitsLock(on: screen) }
  }

  mutating func lock(to mask: UIInterfaceOrientationMask, on screen: ObjectIdentifier) {
    for id in entries.keys.sorted() where entries[id]?.awaitsLock(on: screen) == true {
      clock += 1
      entries[id]?.request.began = clock
      entries[id]?.request.supportedOrientations = mask
    }
  }

  func defaultOrientations(on screens: [UIViewController]) -> UIInterfaceOrientationMask? {
    innermost(on: screens) { if case .default(let mask) = $0 { mask } else { nil } }
  }

  func presentationPolicy(on screens: [UIViewController]) -> PresentationOrientationPolicy? {
    innermost(on: screens) { if case .presentationPolicy(let policy) = $0 { policy } else { nil } }
  }

  // The innermost declaration of a kind on the topmost screen that has any, of several the newest.
  private func innermost<Value>(on screens: [UIViewController], _ value: (OrientationDeclaration) -> Value?) -> Value? {
    let declared = entries.values.compactMap { entry in value(entry.declaration).map { (request: entry.request, value: $0) } }
    guard !declared.isEmpty else { return nil }
    for screen in screens.reversed() {
      let here = declared.filter { $0.request.place == .screen(ObjectIdentifier(screen)) }
      let outer = Set(here.compactMap(\.request.parent))
      let inner = here.filter { !outer.contains($0.request.id) }
      if let newest = inner.max(by: { ($0.request.began, $0.request.id) < ($1.request.began, $1.request.id) }) {
        return newest.value
      }
    }
    return nil
  }

  private mutating func makeID() -> RequestID {
    defer { nextID += 1 }
    return RequestID(rawValue: nextID)
  }
}
