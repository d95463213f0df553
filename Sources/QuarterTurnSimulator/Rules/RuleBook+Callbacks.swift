extension RuleBook {
  /// Section R6: callbacks during a turn.
  static let callbacks: [Rule] = [
    Rule("R6.1", "who drives a turn: the app up to iOS 15, the system from 16", .notYet),
    Rule("R6.2", "the order of callbacks in a turn", .notYet),
    Rule("R6.3", "only controllers whose size changes hear of a transition", .notYet),
    Rule("R6.4", "the transition's target transform", .notYet),
    Rule("R6.5", "when the new orientation can be read", .notYet),
    Rule("R6.6", "the scene delegate's update with previous values", .notYet),
    Rule("R6.7", "the scene delegate's geometry update from iOS 26, and its first call", .notYet),
    Rule("R6.8", "a scene's geometry can be observed", .notYet),
    Rule("R6.9", "turns by half a circle keep the size", .notYet),
    Rule("R6.10", "size classes change on phones, not on iPads", .notYet),
    Rule("R6.11", "presenters hear of turns they do not allow", .notYet),
    Rule("R6.12", "how long a turn takes", .notYet),
    Rule(
      "R6.13", "the old status-bar notifications",
      .notModelled(why: "they are not for apps with scenes, and every simulated app has scenes")),
  ]
}
