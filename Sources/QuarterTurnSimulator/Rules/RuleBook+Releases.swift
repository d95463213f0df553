import HeadlessUIKit

extension RuleBook {
  // Section R8: iOS 26, iOS 27 and iPhone Duo.
  static let releases: [Rule] = [
    Rule(
      "R8.1", "a controller may prefer the orientation locked",
      .modelled(tests: [
        "R8.1: a controller that prefers it keeps the present orientation",
        "R8.1 b: before iOS 26 there is no such call",
        "R8.1 c: nobody prefers the lock by default, and before iOS 26 nobody is asked",
      ])),
    Rule(
      "R8.2", "when the system considers that lock",
      .modelled(tests: [
        "R8.2: the lock is held only while the scene is in front and fills the screen",
        "R8.2: the lock is dropped when the scene no longer fills its screen, and taken again when it does",
        "R8.2 b: the background drops the lock, and what moved there is then held",
        "R8.2 c: what only lies over the app drops the lock, and it is taken again as it was",
      ])),
    Rule(
      "R8.3", "how the lock's state is told",
      .modelled(tests: [
        "R8.3: the scene's geometry tells the lock, for as long as the controller is visible",
        "R8.3 b: lock and release are told with the geometry before",
      ])),
    Rule(
      "R8.4", "which controller is asked for the lock", .modelled(tests: ["R8.4: the lock is asked along the status bar's chain"])
    ),
    Rule(
      "R8.5", "the lock holds what is there and chooses nothing",
      .modelled(tests: [
        "R8.5: the lock holds what is there and chooses nothing",
        "R8.5 b: under the lock no mask and no request turns; released, the mask counts",
        "R8.5 c: presenting over a locked controller frees the scene in one turn",
      ])),
    Rule(
      "R8.6", "the lock works where masks are not asked",
      .modelled(tests: ["R8.6: the lock preference holds an iPad whose masks nobody asks for"])),
    Rule(
      "R8.7", "apps of the iOS 26 SDK on new screen sizes",
      .notModelled(why: "how an old app is scaled on a new screen is drawing; the one case with other sizes is R8.23")),
    Rule(
      "R8.10", "the scene delegate's own mask from iOS 27",
      .modelled(tests: [
        "R8.10: from iOS 27 the scene delegate's mask replaces the plist's",
        "R8.10 b: a scene delegate that does not answer leaves it to the app delegate, then to the plist",
      ])),
    Rule(
      "R8.11", "scene delegate and app delegate both answer",
      .switched(
        [.sceneDelegateAnswersFirst],
        tests: [
          "R8.11: both delegates answer on iOS 27",
          "R8.11 b: where both answer alike there is no question",
        ])),
    Rule(
      "R8.12", "before iOS 27 the scene delegate is not asked",
      .modelled(tests: ["R8.12: before iOS 27 the scene delegate is not asked"])),
    Rule(
      "R8.13", "after the user resized a scene its masks are ignored",
      .modelled(tests: ["R8.13: with the SDK of 27 masks count until the user resizes, and never after"])),
    Rule(
      "R8.14", "iPhone apps on iPad and in mirroring can be resized",
      .modelled(tests: [
        "R8.14: an app for iPhones alone keeps the phone idiom and stays compact in an iPad's window, however wide"
      ])),
    Rule(
      "R8.15", "the full-screen requirement means resizing in steps",
      .modelled(tests: ["R8.15: with the SDK of 27 requiring full screen resizes in one step, onto a screen of the new size"])),
    Rule("R8.16", "apps without scenes do not start", .notModelled(why: "every simulated app has scenes")),
    Rule("R8.17", "a beta's layout fault on iPads held the other way", .notModelled(why: "fixed before the release")),
    Rule("R8.18", "state restoration when returning to the foreground", .notModelled(why: "it does not touch orientation")),
    Rule(
      "R8.20", "iPhone Duo: one scene, two screens",
      .modelled(tests: ["R8.20: unfolding moves the one scene to the larger display and tells its delegate"])),
    Rule(
      "R8.21", "iPhone Duo: the inner display is a quarter turn off",
      .modelled(tests: ["R8.21: the inner panel is a quarter turn off, the cover is not"])),
    Rule(
      "R8.22", "iPhone Duo: the inner display ignores masks and requests",
      .modelled(tests: ["R8.22: the inner display asks nobody and refuses requests; the cover grants them"])),
    Rule(
      "R8.23", "iPhone Duo: the window for apps of the iOS 27.0 SDK",
      .modelled(tests: ["R8.23: apps linked with the SDK of 27.0 run in windows of fixed sizes"])),
    Rule("R8.24", "layout should not depend on idiom or orientation", .notModelled(why: "advice to apps, not behaviour")),
  ]
}
