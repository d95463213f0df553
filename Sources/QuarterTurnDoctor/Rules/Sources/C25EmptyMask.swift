/// A mask without an orientation.
struct EmptyMask: SourceRule {
  static let description = RuleDescription(
    id: "C25", title: "Answering with an empty mask", severity: .error,
    matches: "A mask method of a controller or a delegate that returns [] or 0.",
    excludes: "Masks with an orientation, and values that are not constant.",
    remedy: "Return at least one orientation; for “no opinion” return .all or .allButUpsideDown, or what super returns.",
    rules: ["R3.16", "R3.18"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    project.masks.flatMap { place in
      place.source.results(of: place.scope).filter { place.source.maskBits($0) == 0 || place.source.isEmptyMaskCall($0) }.map {
        finding(
          place.source, at: $0.lowerBound,
          "UIKit requires at least one orientation; an empty mask raises an exception or counts as none.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [] } } // <-",
      expects: .error),
    Fixture(
      .swift,
      """
      class D: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask {
          guard let w else { return UIInterfaceOrientationMask() } // <-
          return .portrait
        }
      }
      """, expects: .error),
    Fixture(
      .swift,
      "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait] } }"),
    Fixture(
      .swift, "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask } }"),
    Fixture(.swift, "struct S { var otherOrientations: UIInterfaceOrientationMask { [] } }"),
    Fixture(
      .objectiveC, "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return 0; } // <-\n@end",
      expects: .error),
    Fixture(
      .objectiveC,
      """
      @implementation D
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w {
        if (!w) return 0; // <-
        return UIInterfaceOrientationMaskAll;
      }
      @end
      """, expects: .error),
    Fixture(
      .objectiveC,
      "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskAll; }\n@end"
    ),
    Fixture(
      .objectiveC, "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.mask; }\n@end"),
    Fixture(.objectiveC, "@implementation P\n- (NSInteger)numberOfOrientations { return 0; }\n@end"),
  ]
}

extension ParsedSource {
  /// `UIInterfaceOrientationMask()`, `.init(rawValue: 0)`.
  fileprivate func isEmptyMaskCall(_ range: Range<Int>) -> Bool {
    let text = joined(range)
    return text == "UIInterfaceOrientationMask()" || text.hasSuffix("(rawValue:0)") && text.contains("UIInterfaceOrientationMask")
      || text == ".init(rawValue:0)" || text == ".init()"
  }
}
