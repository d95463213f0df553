import HeadlessUIKit

extension RuleBook {
  // Section R9: SwiftUI.
  static let swiftUI: [Rule] = [
    Rule(
      "R9.1", "what a hosting controller overrides",
      .modelled(tests: ["R9.1: a hosting controller overrides the bars, and answers for orientation as any controller"])),
    Rule(
      "R9.2", "masks deep in a SwiftUI tree are without effect",
      .modelled(tests: ["R9.2: a representable's mask deep in the tree has no effect, a subclass of the root's does"])),
    Rule(
      "R9.3", "SwiftUI has no orientation API of its own",
      .notModelled(why: "an absence: the model declares none either")),
    Rule(
      "R9.4", "the app delegate adaptor",
      .modelled(tests: ["R9.4: the adaptor makes one delegate, owns it, calls it, and puts it into the environment"])),
    Rule(
      "R9.5", "the delegate that UIKit holds is SwiftUI's",
      .modelled(tests: ["R9.5: the delegate UIKit holds is SwiftUI's, and the app's is not to be had by a cast"])),
    Rule(
      "R9.6", "scene delegates in a SwiftUI app",
      .modelled(tests: [
        "R9.6: a scene delegate is named in the configuration, SwiftUI keeps the window and forwards",
        "R9.6: a scene delegate that makes its own window replaces SwiftUI's",
      ])),
    Rule(
      "R9.7", "the levers that work from SwiftUI",
      .modelled(tests: ["R9.7: from SwiftUI the app delegate turns up to iOS 26, the scene delegate on 27"])),
    Rule(
      "R9.8", "sheets and covers in terms of UIKit",
      .modelled(tests: [
        "R9.8: a sheet leaves the mask to its presenter, a cover takes it over",
        "R9.8 b: a sheet is a page or a form, a cover is full screen",
      ])),
    Rule(
      "R9.9", "appearance callbacks of the view underneath",
      .switched(
        [.coverRemovesPresenter, .hiddenTabsAppear],
        tests: [
          "R9.9: under a sheet or a popover the view neither disappears nor appears",
          "R9.9: under a full-screen cover the view disappears and returns, or stays, as the world has it",
          "R9.9: a push makes the page below disappear, a pop brings it back",
          "R9.9: another tab makes the view disappear, its state stays",
          "R9.9: hidden tabs may appear at launch up to iOS 17, never from 18 on",
        ])),
    Rule(
      "R9.10", "stray appearance callbacks",
      .switched(
        [.coveredScreensAppear],
        tests: ["R9.10: with a path of one's own, covered screens may appear on a push and not when they return"])),
    Rule(
      "R9.11", "reading the orientation from SwiftUI",
      .modelled(tests: ["R9.11: the scene's geometry, read through a representable, knows turns the app caused"])),
    Rule(
      "R9.12", "tab views of the iOS 27 SDK need a visible selection",
      .notModelled(why: "nobody says how it fails, and orientation does not depend on it")),
  ]
}
