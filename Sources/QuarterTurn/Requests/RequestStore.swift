import QuarterTurnPlatform

/// The live requests of one scene and where they count.
@MainActor
struct RequestStore {
  private struct Entry {
    var request: OrientationRequest
    var statement: Statement
    /// Nil for a lock, whose token withdraws it.
    var anchor: AnchorReference?

    /// No request outlives its owner, even where something keeps its anchor.
    @MainActor var isDead: Bool {
      guard let anchor else { return false }
      return anchor.anchor?.host == nil
    }

    /// Takes over what the statement says of the mask; a freeze gets its mask once the interface is where it is to stay.
    mutating func takeStatement() {
      switch statement {
      case .request(let mask, let orientation):
        request.supportedOrientations = mask
        request.preferredOrientation = orientation
      case .yielding(let mask):
        request.yields = true
        request.supportedOrientations = mask
      case .freeze(let isOn):
        request.freezes = isOn
        if !isOn || request.place == .offScreen { request.supportedOrientations = nil }
      case .standard, .unclaimed:
        break
      }
    }

    func awaitsFreeze(on screen: ObjectIdentifier) -> Bool {
      statement == .freeze(true) && request.supportedOrientations == nil && request.place == .screen(screen)
    }
  }

  private struct AnchorReference {
    weak var anchor: (any RequestAnchor)?
  }

  private var entries: [RequestID: Entry] = [:]
  private var nextID = 1
  private var clock = 0

  /// Whether nobody asks for anything.
  var isEmpty: Bool { !entries.values.contains { $0.statement.isRequest } }
  var requests: [OrientationRequest] { entries.values.compactMap { $0.statement.isRequest ? $0.request : nil } }

  /// Whether an owner has died since the anchors were last looked at.
  var hasDead: Bool { entries.values.contains { $0.isDead } }

  subscript(id: RequestID) -> OrientationRequest? { entries[id]?.request }

  /// Whether anybody asks for a mask from inside a window's root.
  func speaks(in root: UIViewController) -> Bool {
    entries.values.contains { entry in
      guard let anchor = entry.anchor?.anchor, anchor.statement.isWish else { return false }
      return anchor.host?.outermost === root
    }
  }

  // MARK: Locks

  mutating func addLock(
    label: String, mask: UIInterfaceOrientationMask, preferring orientation: UIInterfaceOrientation?, freezes: Bool = false
  ) -> RequestID {
    let id = makeID()
    clock += 1
    var request = OrientationRequest(
      id: id, label: label, supportedOrientations: mask, preferredOrientation: orientation, place: .everywhere, began: clock)
    request.freezes = freezes
    entries[id] = Entry(request: request, statement: .request(mask, preferring: orientation))
    return id
  }

  mutating func update(_ id: RequestID, mask: UIInterfaceOrientationMask?, preferring orientation: UIInterfaceOrientation?) {
    entries[id]?.request.supportedOrientations = mask
    entries[id]?.request.preferredOrientation = orientation
    entries[id]?.request.freezes = false
  }

  mutating func remove(_ id: RequestID) {
    entries[id] = nil
  }

  // MARK: Anchored requests

  func contains(_ anchor: any RequestAnchor) -> Bool {
    entries.values.contains { $0.anchor?.anchor === anchor }
  }

  mutating func add(_ anchor: any RequestAnchor) {
    guard !contains(anchor) else { return }
    let id = makeID()
    let request = OrientationRequest(
      id: id, label: anchor.label, supportedOrientations: anchor.statement.supportedOrientations,
      preferredOrientation: anchor.statement.preferredOrientation)
    entries[id] = Entry(request: request, statement: anchor.statement, anchor: AnchorReference(anchor: anchor))
  }

  mutating func remove(_ anchor: any RequestAnchor) {
    entries = entries.filter { $0.value.anchor?.anchor !== anchor }
  }

  /// Looks where every anchor is now. What a running push, pop or tab change would alter stays as it was until that has completed.
  ///
  /// - Returns: the transition that holds something back, if any.
  mutating func place(on screens: [UIViewController]) -> (any UIViewControllerTransitionCoordinator)? {
    entries = entries.filter { !$0.value.isDead }
    var held: (any UIViewControllerTransitionCoordinator)?
    var began: [RequestID] = []
    let owners = owners()
    let top = screens.last.map { OrientationRequest.Place.screen(ObjectIdentifier($0)) }
    for id in entries.keys.sorted() {
      guard var entry = entries[id], let anchor = entry.anchor?.anchor else { continue }
      let place = Self.place(of: anchor, among: screens)
      entry.statement = anchor.statement
      if place != entry.request.place {
        if let transition = Self.containerTransition(of: anchor, from: entry.request.place, to: place) {
          held = transition
        } else {
          if place == top { began.append(id) }
          entry.request.place = place
        }
      }
      entry.takeStatement()
      entry.request.parent = Self.parent(of: anchor, in: owners)
      entries[id] = entry
    }
    for id in began {
      clock += 1
      entries[id]?.request.began = clock
    }
    return held
  }

  /// Renews what begins to count again because its cover leaves: newest is what last began to count (rule 4).
  mutating func uncover(_ screen: UIViewController) {
    let place = OrientationRequest.Place.screen(ObjectIdentifier(screen))
    for request in requests.filter({ $0.place == place }).sorted(by: { ($0.began, $0.id) < ($1.began, $1.id) }) {
      clock += 1
      entries[request.id]?.request.began = clock
    }
  }

  // MARK: Freezes and defaults

  /// Whether somebody on a screen waits for the interface to be where it is to stay.
  func awaitsFreeze(on screen: ObjectIdentifier) -> Bool {
    entries.values.contains { $0.awaitsFreeze(on: screen) }
  }

  mutating func freeze(_ mask: UIInterfaceOrientationMask, on screen: ObjectIdentifier) {
    for id in entries.keys.sorted() where entries[id]?.awaitsFreeze(on: screen) == true {
      clock += 1
      entries[id]?.request.began = clock
      entries[id]?.request.supportedOrientations = mask
    }
  }

  /// The default that a view states for the scene.
  func standard(on screens: [UIViewController]) -> UIInterfaceOrientationMask? {
    innermost(on: screens) { if case .standard(let mask) = $0 { mask } else { nil } }
  }

  /// The policy that a view states for presented screens.
  func unclaimed(on screens: [UIViewController]) -> UnclaimedPresentations? {
    innermost(on: screens) { if case .unclaimed(let policy) = $0 { policy } else { nil } }
  }

  /// The innermost statement of a kind on the topmost screen that has any, of several the newest.
  private func innermost<Value>(on screens: [UIViewController], _ value: (Statement) -> Value?) -> Value? {
    let stated = entries.values.compactMap { entry in value(entry.statement).map { (request: entry.request, value: $0) } }
    guard !stated.isEmpty else { return nil }
    for screen in screens.reversed() {
      let here = stated.filter { $0.request.place == .screen(ObjectIdentifier(screen)) }
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

  /// Which request belongs to which anchor, and speaks for which controller.
  private struct Owners {
    var anchors: [ObjectIdentifier: RequestID] = [:]
    var hosts: [ObjectIdentifier: RequestID] = [:]
  }

  private func owners() -> Owners {
    var owners = Owners()
    for (id, entry) in entries {
      guard let anchor = entry.anchor?.anchor, let host = anchor.host else { continue }
      owners.anchors[ObjectIdentifier(anchor)] = id
      if entry.statement.isRequest, !entry.request.yields { owners.hosts[ObjectIdentifier(host)] = id }
    }
    return owners
  }

  /// The request around another: told by the anchor, as long as both are inside one presented controller, else by containment.
  private static func parent(of anchor: any RequestAnchor, in owners: Owners) -> RequestID? {
    guard let host = anchor.host else { return nil }
    // These narrow what is there; they take nobody's place.
    switch anchor.statement {
    case .freeze, .yielding: return nil
    case .request, .standard, .unclaimed: break
    }
    var outer = anchor.enclosing
    while let candidate = outer {
      guard candidate.host?.outermost === host.outermost else { break }
      if let id = owners.anchors[ObjectIdentifier(candidate)] { return id }
      outer = candidate.enclosing
    }
    guard anchor.statement.isRequest else { return nil }
    var ancestor = host.parent
    while let controller = ancestor {
      if let id = owners.hosts[ObjectIdentifier(controller)] { return id }
      ancestor = controller.parent
    }
    return nil
  }

  // MARK: Places

  /// A view counts as on screen while it hangs together with the controller that is presented or the root, also while a cover has
  /// taken that one's view out of the window.
  private static func place(of anchor: any RequestAnchor, among screens: [UIViewController]) -> OrientationRequest.Place {
    guard let host = anchor.host, let view = anchor.anchorView, let whole = host.outermost.viewIfLoaded,
      view.isDescendant(of: whole), let screen = screen(of: host, among: screens)
    else { return .offScreen }
    return .screen(ObjectIdentifier(screen))
  }

  /// The screen that a controller belongs to or, as a sheet, lies on; nil for one that leaves or is elsewhere.
  static func screen(of controller: UIViewController, among screens: [UIViewController]) -> UIViewController? {
    var candidate: UIViewController? = controller.outermost
    while let outermost = candidate {
      if screens.contains(where: { $0 === outermost }) { return outermost }
      if outermost.isBeingDismissed, Front.takesOver(outermost) { return nil }
      candidate = outermost.presentingViewController?.outermost
    }
    return nil
  }

  /// The push, pop or tab change that has to complete before a request comes or goes with it; presentations count at once (rule 1).
  private static func containerTransition(
    of anchor: any RequestAnchor, from old: OrientationRequest.Place, to new: OrientationRequest.Place
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard old == .offScreen || new == .offScreen, let host = anchor.host, host.parent != nil,
      let transition = host.transitionCoordinator, transition.presentationStyle == .none
    else { return nil }
    return transition
  }
}
