import HeadlessUIKit

extension RuleBook {
  /// Section R7: iPad, multitasking and other platforms.
  static let multitasking: [Rule] = [
    Rule("R7.1", "iPad apps that take part in multitasking are not asked", .notYet),
    Rule("R7.2", "how an iPad app opts out", .notYet),
    Rule("R7.3", "the refusal in such a scene", .notYet),
    Rule("R7.4", "requiring full screen, by release", .notYet),
    Rule("R7.5", "ignoring the full-screen requirement from a release on", .notYet),
    Rule("R7.6", "size restrictions do not stop a turn", .notYet),
    Rule("R7.7", "the window modes, by release", .notYet),
    Rule("R7.8", "orientation is not the window's shape", .notYet),
    Rule("R7.9", "each scene has its own orientation", .notYet),
    Rule("R7.10", "external displays do not turn", .notYet),
    Rule("R7.11", "Mac Catalyst does not turn", .notModelled(why: "the library refuses to turn there, and no Mac is modelled")),
    Rule("R7.12", "iPad apps on visionOS", .notModelled(why: "visionOS is not supported")),
    Rule(
      "R7.13", "reports from the field about iPadOS 26 and 27",
      .notModelled(why: "they are outcomes of the rules above and are replayed as scenarios")),
  ]
}
