import QuarterTurnPlatform

extension OrientationRequest {
  func asker(_ role: Asker.Role = .request) -> Asker? { supportedOrientations.map { Asker(label, $0, role) } }
}

/// The mask of a scene with the reasons for it: a pure function of screens, requests, defaults and device.
package struct MaskResolution: Equatable, Sendable {
  /// Whose requests make the mask.
  package enum Source: Equatable, Sendable {
    case defaultOrientations
    case requests(on: Screen?, isInherited: Bool)
    /// No request on the presented screen; the scene's policy states a mask for that.
    case policy(on: Screen)
  }

  /// Where to rotate, once, because a request has begun to count.
  package struct Preference: Equatable, Sendable {
    package let request: RequestID
    package let began: Int
    package let orientation: UIInterfaceOrientation
  }

  package var mask: UIInterfaceOrientationMask
  package var source: Source
  package var requests: [OrientationRequest]
  package var preference: Preference?
  var hasRejected: Bool { requests.contains { if case .rejected = $0.status { true } else { false } } }

  // The union of all counting requests, the rejected ones included: the mask may be widened to it (rule 6).
  package var requested: UIInterfaceOrientationMask
}

extension MaskResolution {
  // The window's root, or a presented controller that takes over orientation (R4.1); sheets and alerts lie on a screen.
  package struct Screen: Hashable, Sendable {
    package let id: ObjectIdentifier
    package let name: String

    package init(id: ObjectIdentifier, name: String) {
      self.id = id
      self.name = name
    }

    package static func == (left: Screen, right: Screen) -> Bool { left.id == right.id }

    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }

  package struct Input: Sendable {
    /// The screens of the window, bottom to top.
    package var screens: [Screen]
    package var requests: [OrientationRequest]
    package var defaultOrientations: UIInterfaceOrientationMask
    package var policy: PresentationOrientationPolicy
    // What the device can show: without upside-down on a phone that has no Home button (R3.5).
    package var device: UIInterfaceOrientationMask
    var rejecting: Set<Asker> = []

    package init(
      screens: [Screen], requests: [OrientationRequest], defaultOrientations: UIInterfaceOrientationMask,
      policy: PresentationOrientationPolicy = .inherited, device: UIInterfaceOrientationMask = .all
    ) {
      self.screens = screens
      self.requests = requests
      self.defaultOrientations = defaultOrientations
      self.policy = policy
      self.device = device
    }
  }
}

extension MaskResolution {
  // "How is the mask made?", rules 1 to 5 and 7.
  package init(_ input: Input) {
    let hosting = input.hostingScreen
    var requests = input.requests
    requests.putOldestFirst()
    for index in requests.indices {
      requests[index].status = input.standing(of: requests[index], hosting: hosting)
    }
    Self.replaceOuterRequests(&requests)

    var mask = input.device
    var requested: UIInterfaceOrientationMask = []
    var accepted: [Int] = []
    var preference: Preference?
    var isNewestLeaf = true
    // Newest first: a request that would empty the mask gives way to those that began after it.
    for index in requests.indices.reversed() where requests[index].status == .active && !requests[index].yields {
      guard let wanted = requests[index].supportedOrientations?.intersection(.all) else { continue }
      requested.formUnion(wanted)
      if wanted.isEmpty {
        requests[index].status = .rejected(.empty)
      } else if wanted.isDisjoint(from: input.device) {
        requests[index].status = .rejected(.upsideDown)
      } else if wanted.isDisjoint(from: mask) {
        requests[index].status = .rejected(.conflict(with: Self.opponents(of: wanted, among: accepted.lazy.map { requests[$0] })))
      } else {
        mask.formIntersection(wanted)
        accepted.append(index)
        if isNewestLeaf, let orientation = requests[index].preferredOrientation {
          preference = Preference(request: requests[index].id, began: requests[index].began, orientation: orientation)
        }
        isNewestLeaf = false
      }
    }

    self.requests = requests
    self.requested = requested
    if let (screen, policy) = input.statedPolicy {
      // The screen's own wish, as it were: older than any lock.
      let isFitting = !policy.isDisjoint(from: mask)
      self.mask = isFitting ? mask.intersection(policy) : mask
      self.source = isFitting ? .policy(on: screen) : .requests(on: nil, isInherited: false)
      self.requested = requested.union(policy)
      self.preference = preference.flatMap { [allowed = self.mask] in allowed.allows($0.orientation) ? $0 : nil }
    } else if accepted.isEmpty {
      self.mask = input.defaultOrientations
      self.source = .defaultOrientations
      self.preference = nil
    } else {
      self.mask = mask
      let isOwn = accepted.contains { requests[$0].place != .everywhere }
      self.source = .requests(on: isOwn ? hosting : nil, isInherited: isOwn && hosting != input.screens.last)
      self.preference = preference.flatMap { mask.allows($0.orientation) ? $0 : nil }
    }
    narrow(for: input)
  }

  // Lets page preferences narrow what the requests have left, as far as they fit.
  private mutating func narrow(for input: Input) {
    for index in requests.indices.reversed() where requests[index].yields && requests[index].status == .active {
      let left = requests[index].supportedOrientations?.intersection(mask) ?? mask
      guard !left.isDisjoint(from: input.device), preference.map({ left.allows($0.orientation) }) ?? true else {
        requests[index].status = .deferring
        continue
      }
      mask = left
      if source == .defaultOrientations { source = .requests(on: input.screens.last, isInherited: false) }
    }
  }

  // Rule 3: an inner request replaces the enclosing ones, deferring ones in between notwithstanding.
  private static func replaceOuterRequests(_ requests: inout [OrientationRequest]) {
    guard requests.contains(where: { $0.parent != nil }) else { return }
    var positions: [RequestID: Int] = [:]
    for index in requests.indices { positions[requests[index].id] = index }
    for inner in requests.filter({ $0.status == .active && !$0.yields }) {
      var seen: Set<RequestID> = [inner.id]
      var outer = inner.parent
      while let id = outer, seen.insert(id).inserted, let index = positions[id] {
        if requests[index].status == .active { requests[index].status = .replaced(by: inner.label) }
        outer = requests[index].parent
      }
    }
  }

  // The newer requests that share nothing with a mask: one that alone excludes it, else all of them together.
  private static func opponents(
    of mask: UIInterfaceOrientationMask, among newer: some Collection<OrientationRequest>
  ) -> String {
    let alone = newer.first { mask.isDisjoint(from: $0.supportedOrientations ?? .all) }
    return alone?.label ?? newer.map(\.label).listed
  }
}

extension [OrientationRequest] {
  // Places are sorted and not the requests, which are large; locks come in their order already.
  fileprivate mutating func putOldestFirst() {
    let isInOrder = indices.dropFirst().allSatisfy { (self[$0 - 1].began, self[$0 - 1].id) <= (self[$0].began, self[$0].id) }
    guard !isInOrder else { return }
    let places = map { (began: $0.began, id: $0.id) }.enumerated().sorted { left, right in
      (left.element.began, left.element.id) < (right.element.began, right.element.id)
    }
    self = places.map { self[$0.offset] }
  }
}

extension MaskResolution.Input {
  // The top one, else by the scene's policy the nearest below that has any (rule 2).
  fileprivate var hostingScreen: MaskResolution.Screen? {
    guard policy == .inherited || screens.count < 2 else { return screens.last.flatMap { isClaimed($0) ? $0 : nil } }
    var claimed: Set<ObjectIdentifier> = []
    for request in requests where request.supportedOrientations != nil && !request.yields {
      if case .screen(let id) = request.place { claimed.insert(id) }
    }
    return claimed.isEmpty ? nil : screens.last { claimed.contains($0.id) }
  }

  private func isClaimed(_ screen: MaskResolution.Screen) -> Bool {
    requests.contains { $0.place == .screen(screen.id) && $0.supportedOrientations != nil && !$0.yields }
  }

  fileprivate var statedPolicy: (MaskResolution.Screen, UIInterfaceOrientationMask)? {
    guard case .fixed(let mask) = policy, screens.count > 1, let top = screens.last, !isClaimed(top),
      !mask.isDisjoint(from: device)
    else { return nil }
    return (top, mask.intersection(device))
  }

  fileprivate func standing(of request: OrientationRequest, hosting: MaskResolution.Screen?) -> OrientationRequest.Status {
    let status = placed(request, hosting: hosting)
    guard !rejecting.isEmpty, status == .active, let asker = request.asker(), rejecting.contains(asker) else { return status }
    return .rejected(.undoneByRotation)
  }

  private func placed(_ request: OrientationRequest, hosting: MaskResolution.Screen?) -> OrientationRequest.Status {
    switch request.place {
    case .offScreen:
      return .offScreen
    case .overlay:
      return request.supportedOrientations == nil ? .deferring : .rejected(.overlayWindow)
    case .everywhere:
      return request.supportedOrientations == nil ? .deferring : .active
    case .screen(let id):
      guard let position = screens.firstIndex(where: { $0.id == id }) else { return .offScreen }
      if request.yields, position == screens.endIndex - 1, request.supportedOrientations != nil { return .active }
      if id == hosting?.id { return request.supportedOrientations == nil ? .deferring : .active }
      return position == screens.endIndex - 1 ? .deferring : .suspended(by: screens[position + 1].name)
    }
  }
}
