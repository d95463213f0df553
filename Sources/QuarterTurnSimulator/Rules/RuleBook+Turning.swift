extension RuleBook {
  /// Section R5: turning by program.
  static let turning: [Rule] = [
    Rule("R5.1", "a scene can be asked for a geometry; only a refusal is told", .notYet),
    Rule("R5.2", "a geometry request that names no orientation does nothing", .notYet),
    Rule("R5.3", "domain and codes of refusals", .notYet),
    Rule("R5.4", "the words of refusals", .notYet),
    Rule("R5.5", "the order of the checks, and what is answered at once", .notYet),
    Rule("R5.6", "a request is judged by the mask reported last", .notYet),
    Rule("R5.7", "a mask refresh can turn the interface alone", .notYet),
    Rule("R5.8", "a refresh that changes nothing is free", .notYet),
    Rule("R5.9", "how an orientation is chosen: device, current, preferred, the rest", .notYet),
    Rule("R5.10", "how a request with several orientations is settled", .notYet),
    Rule("R5.11", "a request turns once and holds nothing", .notYet),
    Rule("R5.12", "widening the mask returns to the device's pose unless the user locked it", .notYet),
    Rule("R5.13", "the same up to iOS 15, by attempting rotation", .notYet),
    Rule("R5.14", "scenes in the background", .notYet),
    Rule(
      "R5.15", "UI tests turn the device itself",
      .notModelled(why: "there is no UI-test runner here; the simulation's own turnDevice is that hand")),
    Rule("R5.16", "writing the status bar's orientation is without effect", .notYet),
    Rule("R5.17", "from iOS 16 a device turn uses the mask reported last", .notYet),
  ]
}
