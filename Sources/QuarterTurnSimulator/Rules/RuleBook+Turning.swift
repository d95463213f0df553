import HeadlessUIKit

extension RuleBook {
  // Section R5: turning by program.
  static let turning: [Rule] = [
    Rule(
      "R5.1", "a scene can be asked for a geometry; only a refusal is told",
      .modelled(tests: [
        "R5.1: a scene turns on request, and only a refusal is told",
        "R5.1 b: an accepted request turns in a later turn of the loop, and tells nobody of success",
        "R5.1 c: up to iOS 15 there is no such call",
      ])),
    Rule(
      "R5.2", "a geometry request that names no orientation does nothing",
      .modelled(tests: ["R5.2: a request that names no orientation does nothing"])),
    Rule("R5.3", "domain and codes of refusals", .modelled(tests: ["R5.3: refusals carry UIKit's domain and codes"])),
    Rule("R5.4", "the words of refusals", .modelled(tests: ["R5.4: refusals say what was requested and what is supported"])),
    Rule(
      "R5.5", "the order of the checks, and what is answered at once",
      .modelled(tests: [
        "R5.5: the checks come in order, and their answers before the call returns",
        "R5.5 b: a mask that narrows on the way refuses later, with the same words",
        "R5.5 c: verdicts of all masks",
      ])),
    Rule(
      "R5.6", "a request is judged by the mask reported last",
      .switched(
        [.refreshReportsImmediately, .transitionsHoldTheMask, .turnCancelsSwipeBack],
        tests: [
          "R5.6: a request is judged by the mask reported last",
          "R5.6 b: whether a refresh reports at once",
          "R5.6 c: whether a running transition holds the outgoing mask",
          "R5.6 d: a refresh counts on the controllers that are asked, not on a child",
          "R5.6 e: whether a device turn cancels a swipe back",
        ])),
    Rule(
      "R5.7", "a mask refresh can turn the interface alone",
      .modelled(tests: [
        "R5.7: a refresh turns the interface by itself",
        "R5.7 b: a refresh without animation turns without animation",
      ])),
    Rule(
      "R5.8", "a refresh that changes nothing is free",
      .modelled(tests: [
        "R5.8: a refresh that changes nothing is free",
        "R5.8 b: a refresh that changes nothing does not bring back what a request turned",
      ])),
    Rule(
      "R5.9", "how an orientation is chosen: device, current, preferred, the rest",
      .modelled(tests: [
        "R5.9: the device's side first, then the present, the preferred and the rest",
        "R5.9 b: the choice is in the mask, and no earlier candidate was",
      ])),
    Rule(
      "R5.10", "how a request with several orientations is settled",
      .switched(
        [.geometryRequestPrefersCurrent],
        tests: [
          "R5.10: a request with several sides keeps the present one, or takes the device's",
          "R5.10 b: a request with several sides prefers the device's to the fallback",
        ])),
    Rule(
      "R5.11", "a request turns once and holds nothing",
      .modelled(tests: [
        "R5.11: a request turns once and holds nothing",
        "R5.11 b: lying flat and coming back is an event that ends a request's turn",
      ])),
    Rule(
      "R5.12", "widening the mask returns to the device's pose unless the user locked it",
      .modelled(tests: ["R5.12: widening goes to the device's side, but not under the user's lock or lying flat"])),
    Rule(
      "R5.13", "the same up to iOS 15, by attempting rotation",
      .modelled(tests: ["R5.13: up to iOS 15 widening and attempting rotation does the same"])),
    Rule(
      "R5.14", "scenes in the background",
      .switched(
        [.backgroundPicturesAreTaken],
        tests: [
          "R5.14: a mask changed in the background counts on activation, without a transition",
          "R5.14: what changes while a scene is covered takes effect when it is active again",
          "R5.14 b: a turn of the device in the background is made up for in silence",
          "R5.14 c: a mask changed in the background counts on activation, told or not",
          "R5.14 d: in the background a request is still judged, and turns nothing",
          "R5.14 e: whether an iPad's scene is laid out for each way up in the background",
        ])),
    Rule(
      "R5.15", "UI tests turn the device itself",
      .notModelled(why: "there is no UI-test runner here; the simulation's own turnDevice is what it would do")),
    Rule(
      "R5.16", "writing the status bar's orientation is without effect",
      .modelled(tests: [
        "R5.16: the status bar's orientation reads the interface's, and writing it does nothing",
        "R5.16 b: linked with the SDK of iOS 27 the status bar's orientation is unknown there, with one line in the console",

      ])),
    Rule(
      "R5.17", "from iOS 16 a device turn uses the mask reported last; one article saw free pages of a locked app turn",
      .switched(
        [.deviceTurnAsksTheApp],
        tests: [
          "R5.17: from iOS 16 a device turn uses the mask reported last",
          "R5.17 b: a device turned during a push asks nobody when the push is over",
          "R5.17 c: a device turned during a transition waits for its end",
          "R5.17 d: whether a device turn asks the app anew",
          "R5.17 e: a free page that is pushed in a locked app turns with the device where that asks anew",
        ])),
  ]
}
