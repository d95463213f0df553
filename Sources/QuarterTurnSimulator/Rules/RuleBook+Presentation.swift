import HeadlessUIKit

extension RuleBook {
  // Section R4: presentation.
  static let presentation: [Rule] = [
    Rule(
      "R4.1", "which presented controllers take over the decision",
      .switched(
        [.adaptedPresentationIsAsked, .customPresentationIsAsked],
        tests: [
          "R4.1: a popover adapted to full screen is asked for its mask, or is not",
          "R4.1: a popover on an iPad leaves the mask to its presenter",
          "R4.1: a custom presentation is asked if it removes its presenter's view",
          "R4.1: a context presentation is asked only where its context is the whole window",
          "R4.1: full-screen presentations take over, sheets and popovers do not",
          "R4.1 b: which styles take over, and where a context has to be the window",
          "R4.1 c: a context presentation takes over from the window's root, not from a child or a sheet",
          "R4.1 d: over a sheet full screen takes over, and a sheet over full screen leaves it there",
          "R4.1 e: whether a custom presentation that keeps its presenter is asked",
          "R4.1 f: in a compact height a sheet fills the screen and cannot be pulled down",
        ])),
    Rule(
      "R4.2", "a sheet follows the controller it lies on",
      .modelled(tests: ["R4.2: a sheet turns with the controller it lies on"])),
    Rule(
      "R4.3", "over-full-screen agrees with the controllers below it",
      .modelled(tests: [
        "R4.3: over full screen both have to agree, unless they share nothing",
        "R4.3 b: over full screen agrees with every consecutive one below it, and not beyond",
        "R4.3 c: over full screen on a sheet agrees with what the sheet lies on",
        "R4.3 d: combining masks",
      ])),
    Rule(
      "R4.4", "taking the status bar does not take the mask",
      .modelled(tests: ["R4.4: taking the status bar does not take the mask"])),
    Rule(
      "R4.5", "the preferred orientation counts when presenting full screen",
      .modelled(tests: [
        "R4.5: presented full screen, a controller appears in the orientation it prefers",
        "R4.5 b: it may turn on to any side it supports, and without a preference stays as it is",
      ])),
    Rule(
      "R4.6", "the preferred orientation as a later candidate, and its refresh",
      .modelled(tests: ["R4.6: the preferred orientation is the third candidate, and a refresh hears of its change"])),
    Rule(
      "R4.7", "presenting a full-screen controller turns the interface by itself",
      .modelled(tests: [
        "R4.7: presenting a controller that excludes the present side turns by itself",
        "R4.7 b: what forces the turn does not need the device, the user's lock or a request",
      ])),
    Rule(
      "R4.8", "the presenter decides again as soon as a dismissal starts",
      .modelled(tests: [
        "R4.8: the presenter decides again as soon as the dismissal starts",
        "R4.8 b: the mask is the presenter's from the start of the dismissal, not from its end",
        "R4.8 c: going back under the user's lock turns only where it must",
      ])),
    Rule(
      "R4.9", "controllers under a full-screen one hear of turns",
      .modelled(tests: ["R4.9: a presenter under a full-screen controller hears of turns"])),
    Rule(
      "R4.10", "the order that works when leaving a screen from iOS 16",
      .modelled(tests: ["R4.10: leaving, the mask goes back before it widens"])),
    Rule(
      "R4.11", "dismissals, era by era",
      .modelled(tests: [
        "R4.11: dismissals decide alike in every era on a phone",
        "R4.11 b: a dismissal turns the interface without any call of the app's",
      ])),
    Rule(
      "R4.12", "from the iOS 27 SDK presented controllers inherit traits by the view hierarchy",
      .notModelled(why: "it changes which trait callbacks come, not the orientation")),
  ]
}
