import QuarterTurnPlatform

/// The window's root, or a presented controller that takes over orientation (R4.1); sheets and alerts lie on a screen.
package struct Screen: Hashable, Sendable {
  package let id: ObjectIdentifier
  /// The controller's class, for explanations.
  package let name: String

  package init(id: ObjectIdentifier, name: String) {
    self.id = id
    self.name = name
  }

  package static func == (left: Screen, right: Screen) -> Bool {
    left.id == right.id
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
