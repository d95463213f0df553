import HeadlessUIKit

extension RuleBook {
  // Section R6: callbacks during a turn.
  static let callbacks: [Rule] = [
    Rule(
      "R6.1", "who drives a turn: the app up to iOS 15, the system from 16",
      .modelled(tests: ["R6.1: up to iOS 15 the app turns within the notification, later the system turns on its own"])),
    Rule(
      "R6.2", "the order of callbacks in a turn",
      .switched(
        [.sceneCallbackBeforeViewWillTransition],
        tests: [
          "R6.2: the order of callbacks, and where the scene delegate comes in",
          "R6.2 b: traits, size, layout, in this order, parents before children",
        ])),
    Rule(
      "R6.3", "only controllers whose size changes hear of a transition",
      .modelled(tests: [
        "R6.3: a child whose size stays does not hear of the transition",
        "R6.3 b: a controller that does not call super keeps it from its children",
      ])),
    Rule(
      "R6.4", "the transition's target transform",
      .modelled(tests: [
        "R6.4: the transition's transform says how far it turns",
        "R6.4 b: quarter turns one way and the other cancel out",
      ])),
    Rule(
      "R6.5", "when the new orientation can be read",
      .switched(
        [.orientationValueDuringTurn],
        tests: [
          "R6.5: when the new orientation can be read",
          "R6.5 b: up to iOS 15 the value is old within viewWillTransition",
        ])),
    Rule(
      "R6.6", "the scene delegate's update with previous values",
      .modelled(tests: [
        "R6.6: up to iOS 18 the scene delegate hears of a change with what was before",
        "R6.6 b: from iOS 26 the deprecated call still comes with a turn, and not with a lock",
      ])),
    Rule(
      "R6.7", "the scene delegate's geometry update from iOS 26, and its first call",
      .modelled(tests: ["R6.7: from iOS 26 the scene delegate hears of geometries, locks included"])),
    Rule(
      "R6.8", "a scene's geometry can be observed",
      .modelled(tests: [
        "R6.8: a scene's geometry can be observed without a delegate",
        "R6.8 b: an observer is given what it asked for, until it is let go",
        "R6.8 c: up to iOS 15 there is nothing to observe",
      ])),
    Rule(
      "R6.9", "turns by half a circle keep the size",
      .switched(
        [.flipSendsViewWillTransition],
        tests: [
          "R6.9: whether a turn by half a circle sends viewWillTransition",
          "R6.9 b: half a circle lays nothing out, yet the scene's delegate and observers hear of it",
        ])),
    Rule(
      "R6.10", "size classes change on phones, not on iPads",
      .modelled(tests: ["R6.10: turning changes a phone's size classes and not a pad's"])),
    Rule(
      "R6.11", "presenters hear of turns they do not allow",
      .modelled(tests: ["R6.11: presenters hear of turns that they do not allow"])),
    Rule(
      "R6.12", "how long a turn takes",
      .modelled(tests: [
        "R6.12: a turn by half a circle takes twice as long",
        "R6.12 b: the old constant is the duration of a quarter turn",
      ])),
    Rule(
      "R6.13", "the old status-bar notifications",
      .notModelled(why: "they are not for apps with scenes, and every simulated app has scenes")),
  ]
}
