import HeadlessUIKit

extension RuleBook {
  // Section R2: the device's own orientation.
  static let device: [Rule] = [
    Rule(
      "R2.1", "without listeners the device's pose is unknown; beginnings and ends are counted",
      .modelled(tests: ["R2.1: without listeners the pose is unknown, and beginnings are counted"])),
    Rule(
      "R2.2", "the notification for a new pose, and its typed form from iOS 26",
      .modelled(tests: [
        "R2.2: the notification comes from the device, and the property is already new",
        "R2.2 b: from iOS 26 the notification has a typed form",
      ])),
    Rule(
      "R2.3", "value first, then notification, and only if something changed",
      .modelled(tests: [
        "R2.3: the value changes first, and only a new value is told",
        "R2.3 b: a begun counter does not make up for what was missed",
      ])),
    Rule(
      "R2.4", "in a UIKit app notifications are usually on already",
      .switched([.systemGeneratesDeviceOrientation], tests: ["R2.4: whether the system keeps notifications on"])),
    Rule("R2.5", "lying flat leaves the interface alone", .modelled(tests: ["R2.5: lying flat leaves the interface alone"])),
    Rule(
      "R2.6", "under the user's lock a phone reads portrait and stays silent",
      .switched(
        [.flatPosesUnderUserLock],
        tests: [
          "R2.6: under the user's lock the device reads portrait",
          "R2.6 b: under the user's lock a flat pose ends where it began",
        ])),
    Rule(
      "R2.7", "engaging the user's lock on a phone brings a portrait-capable interface upright",
      .modelled(tests: [
        "R2.7: engaging the user's lock brings the interface upright where it may be",
        "R2.7 b: releasing the user's lock lets the device speak again",
        "R2.7 c: engaging the user's lock rights an interface that is upside down",
      ])),
    Rule(
      "R2.8", "the user's lock does not overrule the app",
      .modelled(tests: [
        "R2.8: the user's lock does not overrule the app",
        "R2.8 b: under the user's lock a presentation still turns, and going back turns back",
      ])),
    Rule(
      "R2.9", "up to iOS 15 writing the device's orientation turns the interface",
      .modelled(tests: [
        "R2.9: up to iOS 15 writing the device's orientation turns the interface",
        "R2.9 b: the write needs a mask that allows it, and works under the user's lock",
        "R2.9 c: with the rotation lock on a written pose stands, however the user rotates the device",
        "R2.9 d: unknown first makes the same value count again",
        "R2.9 e: what is no pose is ignored, and another key raises",
      ])),
    Rule(
      "R2.10", "from iOS 16 that write is refused with a line in the console",
      .modelled(tests: ["R2.10: from iOS 16 the write is refused with a line in the console"])),
    Rule(
      "R2.11", "apps built with an older SDK keep a working write",
      .modelled(tests: [
        "R2.11: an app of an older SDK keeps a working write, with the same line",
        "R2.11 b: an old app's write is judged by the mask reported last",
      ])),
    Rule(
      "R2.12", "whether the refused write still changes the stored pose",
      .switched([.deviceOrientationWriteIsStored], tests: ["R2.12: whether a refused write is stored"])),
    Rule(
      "R2.13", "a turn made by the app is no device notification",
      .modelled(tests: ["R2.13: a turn made by the app is no device notification"])),
    Rule(
      "R2.14", "attempting rotation follows the device and nothing else",
      .modelled(tests: [
        "R2.14: attempting rotation follows the device and nothing else",
        "R2.14 b: from iOS 16 attempting rotation still follows the device alone",
      ])),
    Rule(
      "R2.15", "who asks the app delegate again when the device turns, before and after iOS 16",
      .modelled(tests: [
        "R2.15: up to iOS 15 every device turn asks the app, later systems do not",
        "R2.15 b: up to iOS 15 posting the notification by hand makes a changed mask count",
        "R2.15 c: a notification posted without an object is meant for the app that posts it",
        "R2.15 d: from iOS 16 posting by hand does nothing",
      ])),
  ]
}
