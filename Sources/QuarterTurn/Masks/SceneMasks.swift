import QuarterTurnPlatform

// Never empty, and never disjoint from the mask of the controller UIKit asks, for which it raises (R3.17).
package struct ReconciledMask: Equatable, Sendable {
  package let mask: UIInterfaceOrientationMask
  let isOverridden: Bool

  // UIKit removes what the device cannot show before it compares (R3.5).
  // `contested`: the mask of a controller that UIKit asks instead by some accounts. `widening`: what the answer may be widened to.
  init(
    _ wanted: UIInterfaceOrientationMask, controller: UIInterfaceOrientationMask, contested: UIInterfaceOrientationMask? = nil,
    widening: UIInterfaceOrientationMask, device: UIInterfaceOrientationMask
  ) {
    let first = Self.reconcile(wanted, controller, widening, device)
    let second = contested.flatMap { Self.reconcile(first ?? wanted, $0, widening, device) }
    mask = second.map { (first ?? wanted).union($0) } ?? first ?? wanted
    isOverridden = first != nil || second != nil
  }

  private static func reconcile(
    _ wanted: UIInterfaceOrientationMask, _ controller: UIInterfaceOrientationMask, _ widening: UIInterfaceOrientationMask,
    _ device: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientationMask? {
    let shown = controller.intersection(device)
    // A controller that allows nothing here is the app's own mistake (R3.16); no answer could agree with it.
    guard !shown.isEmpty, wanted.isDisjoint(from: shown) else { return nil }
    return shown.isDisjoint(from: widening) ? shown : shown.intersection(widening)
  }
}

/// Every mask of a scene at one moment; what is not stored is derived here and nowhere else.
package struct SceneMasks: Equatable, Sendable {
  // What the device can show: all; without upside-down on phones that lack a Home button (R3.5).
  let device: UIInterfaceOrientationMask
  let defaults: UIInterfaceOrientationMask
  // The union of all requests, the rejected ones included.
  let requested: UIInterfaceOrientationMask
  // What the active requests leave, else the policy or the defaults; never empty.
  let resolved: UIInterfaceOrientationMask
  // That of the controller UIKit asks, with those of presenters that stay visible (R4.3).
  let controller: UIInterfaceOrientationMask
  // That of a controller that UIKit asks instead by some accounts (R4.1).
  let contested: UIInterfaceOrientationMask?
  // What the window below an overlay allows: it stays visible (R3.21).
  let below: UIInterfaceOrientationMask?
  // The mask at the end of the running push or pop, as long as the interface may stay as it is.
  let arriving: UIInterfaceOrientationMask?
  // What UIKit gets from elsewhere, if the library's answer does not reach it.
  let foreign: UIInterfaceOrientationMask?
  // Whether the controller UIKit asks narrows its own mask to the answer, so that it counts beside a foreign one.
  let isNarrowed: Bool

  package init(
    device: UIInterfaceOrientationMask, defaults: UIInterfaceOrientationMask, requested: UIInterfaceOrientationMask,
    resolved: UIInterfaceOrientationMask, controller: UIInterfaceOrientationMask,
    contested: UIInterfaceOrientationMask? = nil, below: UIInterfaceOrientationMask? = nil,
    arriving: UIInterfaceOrientationMask? = nil, foreign: UIInterfaceOrientationMask? = nil, isNarrowed: Bool = false
  ) {
    self.device = device
    self.defaults = defaults
    self.requested = requested
    self.resolved = resolved
    self.controller = controller
    self.contested = contested
    self.below = below
    self.arriving = arriving
    self.foreign = foreign
    self.isNarrowed = isNarrowed
  }

  // `pinned`: the only orientation to return while a rotation lasts or a pin holds.
  package func answer(pinned: UIInterfaceOrientation? = nil) -> ReconciledMask {
    var open = resolved
    // A goal that the controller excludes would only get in the way of the rest of the mask.
    if let pinned, device.allows(pinned), controller.allows(pinned) { open = pinned.soleMask }
    if let below, !open.intersection(below).intersection(device).isDisjoint(from: controller) { open.formIntersection(below) }
    if let arriving, !open.intersection(arriving).intersection(device).isDisjoint(from: controller) {
      open.formIntersection(arriving)
    }
    return ReconciledMask(open, controller: controller, contested: contested, widening: defaults.union(requested), device: device)
  }

  package func effective(pinned: UIInterfaceOrientation? = nil) -> UIInterfaceOrientationMask {
    answer(pinned: pinned).mask.intersection(controller).intersection(device).intersection(isNarrowed ? foreign ?? .all : .all)
  }

  // The mask that UIKit uses, whoever supplies it.
  func applied(pinned: UIInterfaceOrientation? = nil) -> UIInterfaceOrientationMask {
    let answer = answer(pinned: pinned).mask
    let known = foreign.map { isNarrowed ? $0.intersection(answer) : $0 } ?? answer
    return known.intersection(controller).intersection(device)
  }
}
