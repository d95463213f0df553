extension RuleBook {
  /// Section R4: presentation.
  static let presentation: [Rule] = [
    Rule("R4.1", "which presented controllers take over the decision", .notYet),
    Rule("R4.2", "a sheet follows the controller it lies on", .notYet),
    Rule("R4.3", "over-full-screen agrees with the controllers below it", .notYet),
    Rule("R4.4", "taking the status bar does not take the mask", .notYet),
    Rule("R4.5", "the preferred orientation counts when presenting full screen", .notYet),
    Rule("R4.6", "the preferred orientation as a later candidate, and its refresh", .notYet),
    Rule("R4.7", "presenting a full-screen controller turns the interface by itself", .notYet),
    Rule("R4.8", "the presenter decides again as soon as a dismissal starts", .notYet),
    Rule("R4.9", "controllers under a full-screen one hear of turns", .notYet),
    Rule("R4.10", "the order that works when leaving a screen from iOS 16", .notYet),
    Rule("R4.11", "dismissals, era by era", .notYet),
    Rule(
      "R4.12", "from the iOS 27 SDK presented controllers inherit traits by the view hierarchy",
      .notModelled(why: "it changes which trait callbacks come, not the orientation")),
  ]
}
