/// The way back from a part of a world to the world.
///
/// The world owns its app and scenes; a test may keep a scene longer than that. What such a leftover still does then happens in the
/// default world, instead of ending the process.
@MainActor
struct WorldReference {
  private weak var world: Simulation?

  init(_ world: Simulation) { self.world = world }

  var simulation: Simulation { world ?? .unbound }
}
