import HeadlessUIKit

extension RuleBook {
  // Section R1: types and values.
  static let values: [Rule] = [
    Rule(
      "R1.1", "the device's seven poses and their numbers", .modelled(tests: ["R1.1: the device's poses have UIKit's numbers"])),
    Rule(
      "R1.2", "the interface's orientations, left and right swapped against the device's",
      .modelled(tests: ["R1.2: the interface's sides are numbered the other way round"])),
    Rule(
      "R1.3", "an upright interface has the pose's own number, not its name",
      .modelled(tests: ["R1.3: the upright interface orientation of a device orientation has the same raw value"])),
    Rule(
      "R1.4", "a mask is a set of bits, one for each interface orientation",
      .modelled(tests: ["R1.4: a mask has one bit for each orientation"])),
    Rule(
      "R1.5", "which poses are portrait, landscape, flat or usable for an interface",
      .modelled(tests: ["R1.5: poses and sides know what they are"])),
    Rule(
      "R1.6", "SwiftUI's orientation type for previews is named the other way round",
      .modelled(tests: [
        "R1.6: the preview orientation is a value of four cases without a raw value"
      ])),
    Rule(
      "R1.7", "presentation styles, and what automatic stands for",
      .modelled(tests: ["R1.7: presentation styles have UIKit's numbers, and automatic is a sheet"])),
    Rule(
      "R1.8", "where orientation API exists at all",
      .notModelled(why: "Swift's platform conditions say it; only iOS and its models are built")),
    Rule(
      "R1.9", "a scene's geometry is an immutable value",
      .modelled(tests: [
        "R1.9: a geometry keeps its values",
        "R1.9 b: a geometry can be copied",
      ])),
  ]
}
