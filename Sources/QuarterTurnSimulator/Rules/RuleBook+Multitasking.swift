import HeadlessUIKit

extension RuleBook {
  // Section R7: iPad, multitasking and other platforms.
  static let multitasking: [Rule] = [
    Rule(
      "R7.1", "iPad apps that take part in multitasking are not asked",
      .modelled(tests: [
        "R7.1: an iPad app with all four orientations asks nobody and follows the device",
        "R7.1 b: a scene that follows its display waits for no transition",
      ])),
    Rule(
      "R7.2", "how an iPad app opts out",
      .modelled(tests: ["R7.2: requiring full screen, or declaring fewer orientations, makes masks count again"])),
    Rule(
      "R7.3", "the refusal in such a scene",
      .modelled(tests: ["R7.3: a scene that may not choose refuses a geometry request with the windowing text"])),
    Rule(
      "R7.4", "requiring full screen, by release",
      .modelled(tests: [
        "R7.4: among windows, requiring full screen sets the scene's value without turning anything before the eye"
      ])),
    Rule(
      "R7.5", "ignoring the full-screen requirement from a release on",
      .modelled(tests: ["R7.5: from the release the ignore key names on, requiring full screen is ignored"])),
    Rule(
      "R7.6", "size restrictions do not stop a turn",
      .modelled(tests: ["R7.6: size restrictions bound a window and never stop a turn"])),
    Rule(
      "R7.7", "the window modes, by release",
      .modelled(tests: ["R7.7: each mode comes with a system, and in none but full screen has the window the display's size"])),
    Rule(
      "R7.8", "orientation is not the window's shape",
      .modelled(tests: ["R7.8: a narrow scene on a sideways iPad is landscape all the same"])),
    Rule(
      "R7.9", "each scene has its own orientation", .modelled(tests: ["R7.9: each scene has its own mask, orientation and size"])),
    Rule("R7.10", "external displays do not turn", .modelled(tests: ["R7.10: a scene on an external display never turns"])),
    Rule("R7.11", "Mac Catalyst does not turn", .notModelled(why: "the library refuses to turn there, and no Mac is modelled")),
    Rule("R7.12", "iPad apps on visionOS", .notModelled(why: "visionOS is not supported")),
    Rule(
      "R7.13", "reports from the field about iPadOS 26 and 27",
      .modelled(tests: ["R7.13: on iPadOS 26 among windows an app with fewer orientations is not asked any more"])),
  ]
}
