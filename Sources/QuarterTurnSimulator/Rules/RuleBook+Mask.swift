import HeadlessUIKit

extension RuleBook {
  // Section R3: the supported mask.
  static let mask: [Rule] = [
    Rule(
      "R3.1", "one source of the app's mask: scene delegate, app delegate or plist",
      .modelled(tests: [
        "R3.1: one source answers for the app, in a fixed order",
        "R3.1 b: whoever is asked, the others' answers leave no trace",
      ])),
    Rule(
      "R3.2", "a delegate may allow more than the plist",
      .modelled(tests: ["R3.2: the app delegate may allow more than the plist"])),
    Rule(
      "R3.3", "no plist entry: all on iPad, all but upside-down on iPhone",
      .modelled(tests: ["R3.3: without a plist entry a phone has all but upside-down and a pad everything"])),
    Rule(
      "R3.4", "plist keys, their device variants and the old key",
      .modelled(tests: [
        "R3.4: the device's own variant of the plist key goes before the plain one",
        "R3.4 b: the old key gives the first orientation where nothing is listed",
      ])),
    Rule(
      "R3.5", "phones without a Home button lose upside-down",
      .modelled(tests: [
        "R3.5: a phone without a Home button never shows upside-down",
        "R3.5 b: nothing an app answers brings upside-down back",
      ])),
    Rule(
      "R3.6", "the application's own answer is the plist's; an empty app mask counts as all",
      .modelled(tests: [
        "R3.6: the application itself answers the plist's mask, and an empty app mask counts as all",
        "R3.6 b: upside-down alone, on a phone that lacks it, is an empty mask",
      ])),
    Rule(
      "R3.7", "the orientation an app starts in",
      .modelled(tests: [
        "R3.7: a phone starts upright where the plist allows it, else in the first landscape it lists",
        "R3.7 b: a phone for landscape alone starts there and does not turn",
        "R3.7 c: an app opens on a locked iPad the way that is locked",
      ])),
    Rule("R3.8", "one controller of a window is asked", .modelled(tests: ["R3.8: one controller of a window is asked"])),
    Rule(
      "R3.9", "app and controller have to agree",
      .modelled(tests: [
        "R3.9: app and controller have to agree",
        "R3.9 b: what is allowed is what both allow, and nothing else",
      ])),
    Rule(
      "R3.10", "the mask of a controller that says nothing; one report saw an untouched root turn upside down on a phone",
      .switched(
        [.sheetStyleAllowsUpsideDown],
        tests: [
          "R3.10: a controller that says nothing allows all but upside-down on a phone",
          "R3.10 b: whether a controller of sheet style allows upside-down as well",
        ])),
    Rule(
      "R3.11", "stock containers ask their delegate, never their children",
      .modelled(tests: [
        "R3.11: tabs, columns and pages ask no child",
        "R3.11: their delegate's answer is the mask",
        "R3.11: a navigation controller asks its delegate and never its pages",
        "R3.11 b: tab bar, split view and page controllers do the same",
      ])),
    Rule(
      "R3.12", "children of custom containers are not asked", .modelled(tests: ["R3.12: a container's children are not asked"])),
    Rule(
      "R3.13", "alerts and menus leave the decision to the controller below",
      .modelled(tests: [
        "R3.13: an alert leaves the decision to the controller below",
        "R3.13 b: an alert leaves it to the controller below, whatever style it is given",
        "R3.13 c: an alert over a full-screen controller leaves it to that one",
      ])),
    Rule(
      "R3.14", "shouldAutorotate is a veto up to iOS 15 only",
      .modelled(tests: [
        "R3.14: shouldAutorotate vetoes device turns up to iOS 15 only",
        "R3.14 b: up to iOS 15 the veto holds when presenting, too, unless the mask forces a turn",
        "R3.14 c: up to iOS 15 a veto keeps the launch from following the device",
      ])),
    Rule(
      "R3.15", "from iOS 16 shouldAutorotate still decides whether an empty agreement raises",
      .modelled(tests: ["R3.15: from iOS 16 shouldAutorotate still keeps an empty agreement from raising"])),
    Rule("R3.16", "the name of the orientation exception", .modelled(tests: ["R3.16: the exception's name"])),
    Rule(
      "R3.17", "app and controller share nothing: when that raises",
      .switched(
        [.untouchedRootCountsAsSheet],
        tests: [
          "R3.17: app and controller share nothing",
          "R3.17 b: a refresh raises as well, and leaves the reported mask as it was",
          "R3.17 c: a dismissal back to a controller without common ground raises and is abandoned",
          "R3.17 d: a sheet never raises",
        ])),
    Rule(
      "R3.18", "a controller that allows nothing",
      .switched(
        [.emptyControllerMaskRaises],
        tests: [
          "R3.18: a controller that allows nothing",
          "R3.18 b: while nothing is allowed nothing moves",
        ])),
    Rule(
      "R3.19", "a preferred orientation outside the controller's mask raises",
      .modelled(tests: [
        "R3.19: a preferred orientation outside the controller's mask raises",
        "R3.19 b: only full-screen presentations are checked, and only dismissals of what took over",
        "R3.19 c: a presentation that raises never happens",
      ])),
    Rule(
      "R3.20", "a mask that asks for itself is cut off",
      .modelled(tests: ["R3.20: a mask that makes UIKit ask for it again is cut off and logged"])),
    Rule(
      "R3.21", "which window of a scene decides",
      .modelled(tests: [
        "R3.21: the topmost visible window decides; hidden windows and the system's own do not",
        "R3.21: the topmost visible window decides",
        "R3.21 b: a web page's video turns whatever the app allows, and the app's mask counts again after it",
      ])),
    Rule(
      "R3.22", "the app delegate is asked for each window, and often",
      .modelled(tests: [
        "R3.22: the app delegate is asked for each window's scene",
        "R3.22: the app delegate is asked for the window, at launch and whenever a mask is reported",
      ])),
  ]
}
