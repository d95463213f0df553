extension RuleBook {
  /// Section R3: the supported mask.
  static let mask: [Rule] = [
    Rule("R3.1", "one source of the app's mask: scene delegate, app delegate or plist", .notYet),
    Rule("R3.2", "a delegate may allow more than the plist", .notYet),
    Rule("R3.3", "no plist entry: all on iPad, all but upside-down on iPhone", .notYet),
    Rule("R3.4", "plist keys, their device variants and the old key", .notYet),
    Rule("R3.5", "phones without a Home button lose upside-down", .notYet),
    Rule("R3.6", "the application's own answer is the plist's; an empty app mask counts as all", .notYet),
    Rule("R3.7", "the orientation an app starts in", .notYet),
    Rule("R3.8", "one controller of a window is asked", .notYet),
    Rule("R3.9", "app and controller have to agree", .notYet),
    Rule("R3.10", "the mask of a controller that says nothing", .notYet),
    Rule("R3.11", "stock containers ask their delegate, never their children", .notYet),
    Rule("R3.12", "children of custom containers are not asked", .notYet),
    Rule("R3.13", "alerts and menus leave the decision to the controller below", .notYet),
    Rule("R3.14", "shouldAutorotate is a veto up to iOS 15 only", .notYet),
    Rule("R3.15", "from iOS 16 shouldAutorotate still decides whether an empty agreement raises", .notYet),
    Rule("R3.16", "the name of the orientation exception", .notYet),
    Rule("R3.17", "app and controller share nothing: when that raises", .notYet),
    Rule("R3.18", "a controller that allows nothing", .notYet),
    Rule("R3.19", "a preferred orientation outside the controller's mask raises", .notYet),
    Rule("R3.20", "a mask that asks for itself is cut off", .notYet),
    Rule("R3.21", "which window of a scene decides", .notYet),
    Rule("R3.22", "the app delegate is asked for each window, and often", .notYet),
  ]
}
