import HeadlessUIKit

/// How often the interface has turned since everything was last at rest, against how often it may have.
struct TurnCount {
  /// Two turns for what a step brings about: one for it, and one back where the first took away what it was made for.
  private static let turnsPerStep = 2
  /// Seconds in which everything that a step brings about has come to rest: room for some thirty turns, should it not.
  static let timeToRest: TimeInterval = 10

  private(set) var count = 0
  /// The launch is a step as well.
  private(set) var limit = turnsPerStep
  /// Whether the walk can go on: nothing is worth looking at while the interface turns for ever.
  var isBounded = true

  mutating func turned() { count += 1 }

  /// A step begins, which may turn each scene.
  mutating func caused(in scenes: Int) { limit += Self.turnsPerStep * scenes }

  mutating func settled() {
    count = 0
    limit = 0
  }
}
