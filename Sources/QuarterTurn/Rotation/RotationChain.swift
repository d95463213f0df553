import QuarterTurnPlatform

// A layout that follows the orientation can remove the view that requested the rotation. Then the interface rotates back once
// and stays there, instead of alternating for ever.
/// Rotations that followed from one another since the last cause.
package struct RotationChain: Equatable, Sendable {
  package static let limit = 2

  package struct Turn: Equatable, Sendable {
    let from: UIInterfaceOrientation
    let to: UIInterfaceOrientation
    // Who requested it; for a rotation of UIKit's own, whose masks allowed it.
    let askers: [Asker]
    // Whether UIKit rotated by itself, to follow the device.
    let isUIKits: Bool
  }

  private let limit: Int
  private(set) var count = 0
  // Whether UIKit made all of them by itself.
  private(set) var isUIKits = true
  // The last rotation, while its consequences may still come.
  private(set) var last: Turn?
  // Those whose own rotation took them away, for as long as they go on asking.
  package private(set) var undone: Set<Asker> = []

  init(limit: Int = Self.limit) {
    self.limit = limit
  }

  var isOpen: Bool { last != nil }
  var isExhausted: Bool { count >= limit }

  mutating func begin(asking: [Asker]) {
    count = 0
    isUIKits = true
    last = nil
    if !undone.isEmpty { undone.formIntersection(asking) }
  }

  mutating func rotated(_ turn: Turn) {
    count += 1
    if !turn.isUIKits { isUIKits = false }
    last = turn
  }

  mutating func close() { last = nil }

  // Whether the side that was left is possible again. Masks are compared and not names: a request that only changed its place
  // goes on. Whether the last rotation took away whoever it was made for.
  mutating func review(
    current: UIInterfaceOrientation, effective: UIInterfaceOrientationMask, askers: [Asker]
  ) -> Bool {
    guard let last, current == last.to else { return false }
    let gone = last.askers.filter { asker in
      !askers.contains { $0.mask == asker.mask && ($0.role == .controller) == (asker.role == .controller) }
    }
    // The place of a request may be taken by another that asks for the same, a little later.
    guard effective.allows(last.from) else {
      if gone.isEmpty { undone.subtract(last.askers) }
      return false
    }
    // A rotation of UIKit's own took nothing away unless it is not allowed any more.
    if last.isUIKits, effective.allows(current) { return false }
    undone.formUnion(gone)
    return !gone.isEmpty
  }
}
