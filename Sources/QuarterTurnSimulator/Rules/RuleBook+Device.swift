import HeadlessUIKit

extension RuleBook {
  /// Section R2: the device's own orientation.
  static let device: [Rule] = [
    Rule(
      "R2.1", "without listeners the device's pose is unknown; beginnings and ends are counted",
      .modelled(tests: ["R2.1: without listeners the pose is unknown, and beginnings are counted"])),
    Rule(
      "R2.2", "the notification for a new pose (its typed form of iOS 26 is left out)",
      .modelled(tests: ["R2.2: the notification comes from the device, and the property is already new"])),
    Rule(
      "R2.3", "value first, then notification, and only if something changed",
      .modelled(tests: ["R2.3: the value changes first, and only a new value is told"])),
    Rule(
      "R2.4", "in a UIKit app notifications are usually on already",
      .switched([.systemGeneratesDeviceOrientation], tests: ["R2.4: whether the system keeps notifications on"])),
    Rule("R2.5", "lying flat leaves the interface alone", .modelled(tests: ["R2.5: lying flat leaves the interface alone"])),
    Rule(
      "R2.6", "under the user's lock a phone reads portrait and stays silent",
      .switched([.flatPosesUnderUserLock], tests: ["R2.6: under the user's lock the device reads portrait"])),
    Rule(
      "R2.7", "engaging the user's lock on a phone brings a portrait-capable interface upright",
      .modelled(tests: ["R2.7: engaging the user's lock brings the interface upright where it may be"])),
    Rule(
      "R2.8", "the user's lock does not overrule the app", .modelled(tests: ["R2.8: the user's lock does not overrule the app"])),
    Rule(
      "R2.9", "up to iOS 15 writing the device's orientation turns the interface",
      .modelled(tests: [
        "R2.9: up to iOS 15 writing the device's orientation turns the interface",
        "R2.9 b: the write needs a mask that allows it, and works under the user's lock",
      ])),
    Rule(
      "R2.10", "from iOS 16 that write is refused with a line in the console",
      .modelled(tests: ["R2.10: from iOS 16 the write is refused with a line in the console"])),
    Rule(
      "R2.11", "apps built with an older SDK keep a working write",
      .modelled(tests: ["R2.11: an app of an older SDK keeps a working write, with the same line"])),
    Rule(
      "R2.12", "whether the refused write still changes the stored pose",
      .switched([.deviceOrientationWriteIsStored], tests: ["R2.12: whether a refused write is stored"])),
    Rule(
      "R2.13", "a turn made by the app is no device notification",
      .modelled(tests: ["R2.13: a turn made by the app is no device notification"])),
    Rule(
      "R2.14", "attempting rotation follows the device and nothing else",
      .modelled(tests: ["R2.14: attempting rotation follows the device and nothing else"])),
    Rule(
      "R2.15", "who asks the app delegate again when the device turns, before and after iOS 16",
      .modelled(tests: [
        "R2.15: up to iOS 15 every device turn asks the app, later systems do not",
        "R2.15 b: up to iOS 15 posting the notification by hand makes a changed mask count",
      ])),
  ]
}
