import QuarterTurnPlatform

/// What a mask comes from: a request by its label, or the controller UIKit asks by its name.
package struct Asker: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case request
    // A request on a covered screen: it has no effect now, but still exists.
    case covered
    case controller
  }

  let name: String
  package let mask: UIInterfaceOrientationMask.RawValue
  let role: Role

  package init(_ name: String, _ mask: UIInterfaceOrientationMask, _ role: Role = .request) {
    self.name = name
    self.mask = mask.rawValue
    self.role = role
  }

  package func allows(_ orientation: UIInterfaceOrientation) -> Bool {
    UIInterfaceOrientationMask(rawValue: mask).allows(orientation)
  }
}
