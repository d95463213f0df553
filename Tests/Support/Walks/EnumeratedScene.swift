import HeadlessUIKit
import QuarterTurn
import QuarterTurnPlatform

/// An ideal UIKit around a rotation machine, in a scene whose layout follows the orientation: what is asked for depends on it.
///
/// Transitions, delegates and displays are left out; what is left is who asks for what, and where UIKit goes with it (R5.9, R5.12).
package struct EnumeratedScene {
  /// What the scene's layout asks for in each orientation.
  package struct Layout: Sendable {
    package enum Kind: CaseIterable, Sendable {
      /// One request whose mask changes.
      case mask
      /// Another request in a wide layout than in a tall one.
      case branch
      /// The mask of the controller in front.
      case controller
      /// Another request in a wide layout than in a tall one, both for the mask of the tall one.
      case label
    }

    let requests: [[Asker]]
    let controllers: [UIInterfaceOrientationMask]
    let defaults: UIInterfaceOrientationMask
    /// Whether the same is asked for in every orientation.
    let isConstant: Bool

    /// - Parameter masks: the mask asked for in portrait and in each landscape orientation; empty for none.
    package init(
      _ kind: Kind, portrait: UIInterfaceOrientationMask, landscapeRight: UIInterfaceOrientationMask,
      landscapeLeft: UIInterfaceOrientationMask, defaults: UIInterfaceOrientationMask
    ) {
      let masks = [portrait, landscapeRight, landscapeLeft]
      requests = masks.enumerated().map { index, mask in
        switch kind {
        case .mask: mask.isEmpty ? [] : [Asker("page", mask)]
        case .branch: mask.isEmpty ? [] : [Asker(index == 0 ? "tall" : "wide", mask)]
        case .controller: []
        case .label: portrait.isEmpty ? [] : [Asker(index == 0 ? "tall" : "wide", portrait)]
        }
      }
      isConstant = kind == .label
      controllers = masks.map { kind == .controller && !$0.isEmpty ? $0 : .all }
      self.defaults = defaults
    }
  }

  private static let screen = ObjectIdentifier(EnumeratedScene.self)
  private static let looks = 24

  private let era: Era
  private let layout: Layout
  /// Whether the notification of the device comes after UIKit's own rotation for it.
  private let isDeviceToldLate: Bool
  private var machine: RotationMachine
  private(set) package var orientation: UIInterfaceOrientation
  /// How the device is held; nil while it lies flat.
  private var device: UIInterfaceOrientation?
  /// What the device's value says: below iOS 16 the library writes it.
  private var deviceValue: UIInterfaceOrientation?
  private var reported: ReportedMask
  /// The mask that UIKit goes by.
  private var known: UIInterfaceOrientationMask
  private(set) package var rotations = 0
  private var calls = 0
  private var hasRotated = false

  package init(
    _ era: Era, _ layout: Layout, start: UIInterfaceOrientation, isDeviceToldLate: Bool, limit: Int = RotationChain.limit
  ) {
    self.era = era
    self.layout = layout
    self.isDeviceToldLate = isDeviceToldLate
    machine = RotationMachine(limit: limit)
    orientation = start
    device = start
    deviceValue = start
    known = UIInterfaceOrientationMask(start)
    reported = ReportedMask(known)
  }

  // MARK: What somebody does

  /// - Returns: what is wrong with what followed; nil where all is well.
  package mutating func launch() -> String? {
    rotations = 0
    _ = machine.handle(.caused(asking: askers))
    return fault(afterResting: rest())
  }

  package mutating func rotateDevice(to new: UIInterfaceOrientation?) -> String? {
    rotations = 0
    device = new
    // Nobody is told of a value that stands already (R2.3).
    if era == .ios15, deviceValue == new { return fault(afterResting: rest()) }
    deviceValue = new
    if !isDeviceToldLate { noteDevice() }
    if era == .ios15 { follow(new) } else { rotateIfNeeded(into: known) }
    if isDeviceToldLate { noteDevice() }
    return fault(afterResting: rest())
  }

  private mutating func noteDevice() {
    _ = machine.handle(.deviceRotated(device, at: orientation, asking: askers))
  }

  // MARK: What is asked for

  private var index: Int {
    switch orientation {
    case .landscapeRight: 1
    case .landscapeLeft: 2
    default: 0
    }
  }

  private var askers: [Asker] { layout.requests[index] + [Asker("", layout.controllers[index], .controller)] }

  private var masks: SceneMasks {
    let requests = layout.requests[index]
    let active = requests.filter { !machine.chain.undone.contains($0) }
    var resolved = active.isEmpty ? layout.defaults : .all
    for asker in active { resolved.formIntersection(UIInterfaceOrientationMask(rawValue: asker.mask)) }
    return SceneMasks(
      device: .all, defaults: layout.defaults,
      requested: requests.reduce(into: []) { $0.formUnion(UIInterfaceOrientationMask(rawValue: $1.mask)) },
      resolved: resolved, controller: layout.controllers[index])
  }

  private func context(_ transition: RotationMachine.Context.Transition) -> RotationMachine.Context {
    RotationMachine.Context(
      era: era, current: orientation, device: device, masks: masks, reported: reported, transition: transition,
      screens: [Self.screen], askers: askers)
  }

  // MARK: UIKit

  private mutating func rotate(to new: UIInterfaceOrientation) {
    let old = (orientation, layout.controllers[index])
    orientation = new
    // The library's containers say so when another page of theirs counts.
    if layout.controllers[index] != old.1 { reported.noteChange(ofController: true) }
    rotations += 1
    hasRotated = true
    let allowing = layout.requests[index].filter { $0.allows(new) }
    _ = machine.handle(
      .geometry(
        RotationMachine.Geometry(
          from: old.0, to: new, device: device, hasRequests: !layout.requests[index].isEmpty,
          allowedBy: layout.defaults.allows(new) ? [] : allowing)))
  }

  /// From iOS 16: rotates where the mask leaves the interface, to the device's orientation before all others.
  private mutating func rotateIfNeeded(into mask: UIInterfaceOrientationMask) {
    known = mask
    let goal = [device, orientation, mask.first].lazy.compactMap { $0 }.first { mask.allows($0) }
    if let goal, goal != orientation { rotate(to: goal) }
  }

  /// Below iOS 16: asks for the mask, and follows the device's value into it.
  private mutating func follow(_ value: UIInterfaceOrientation?) {
    let masks = masks
    let pinned = machine.pinned(on: Self.screen)
    reported.refresh(masks.answer(pinned: pinned), controller: layout.controllers[index])
    if let value, value != orientation, masks.effective(pinned: pinned).allows(value) { rotate(to: value) }
  }

  private mutating func perform(_ effect: RotationMachine.Effect) {
    switch effect {
    case .refresh:
      calls += 1
      let masks = masks
      let pinned = machine.pinned(on: Self.screen)
      reported.refresh(masks.answer(pinned: pinned), controller: layout.controllers[index])
      let mask = masks.effective(pinned: pinned)
      if mask != known { rotateIfNeeded(into: mask) }
    case .writeDeviceOrientation(let value):
      calls += 1
      deviceValue = value
      follow(value)
    case .attemptRotation:
      calls += 1
      follow(deviceValue)
    default: break
    }
  }

  // MARK: Passes

  private mutating func look(_ transition: RotationMachine.Context.Transition) {
    _ = machine.review(context(transition))
    for effect in machine.handle(.looked(context(transition))) { perform(effect) }
    reported.noteReport()
    if era == .ios15 {
      reported.refresh(masks.answer(pinned: machine.pinned(on: Self.screen)), controller: layout.controllers[index])
    }
    guard era == .ios15, machine.rotation == nil, deviceValue != device else { return }
    // As the coordinator does once a rotation is over: the value says how the device is held, unless that would rotate the interface.
    if let device, device != orientation, masks.effective(pinned: machine.pinned(on: Self.screen)).allows(device) { return }
    deviceValue = device
  }

  /// - Returns: whether the machine has come to rest.
  private mutating func rest() -> Bool {
    for _ in 0..<Self.looks {
      let before = (rotations, calls)
      if hasRotated { _ = machine.handle(.geometryCommitted) }
      look(hasRotated ? .settling : .none)
      hasRotated = (rotations, calls) != before
      if !hasRotated, machine.rotation == nil {
        look(.none)
        if (rotations, calls) == before { return true }
        hasRotated = true
      }
    }
    return false
  }

  private mutating func fault(afterResting isAtRest: Bool) -> String? {
    guard isAtRest else { return "does not come to rest" }
    if rotations > RotationChain.limit { return "\(rotations) rotations" }
    if layout.isConstant, rotations > 1 || !machine.chain.undone.isEmpty || machine.rest != nil {
      return "a request that only changed its place is taken for another"
    }
    let before = (rotations, calls)
    look(.none)
    if (rotations, calls) != before { return "a second look does something" }
    // Where the interface is outside of its mask, an issue says so.
    let isAllowed = masks.effective().allows(orientation)
    if !isAllowed, machine.rest == nil, machine.chain.undone.isEmpty { return "rests outside of its mask, and nothing says so" }
    return nil
  }
}

extension UIInterfaceOrientationMask {
  fileprivate init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << orientation.rawValue) }

  fileprivate func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    !isDisjoint(with: UIInterfaceOrientationMask(orientation))
  }

  fileprivate var first: UIInterfaceOrientation? {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].first { allows($0) }
  }
}
