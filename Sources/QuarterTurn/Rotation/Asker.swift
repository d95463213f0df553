import QuarterTurnPlatform

/// Somebody who asks for a mask: a request by its label, or the controller UIKit asks by its name.
package struct Asker: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    case request
    /// A request on a screen that is covered: it has no effect now, but goes on asking.
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
