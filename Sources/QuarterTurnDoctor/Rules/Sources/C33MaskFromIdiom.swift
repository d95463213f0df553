/// A mask decided by the kind of device.
struct MaskFromIdiom: SourceRule {
  static let description = RuleDescription(
    id: "C33", title: "A mask decided by the idiom", severity: .note, since: "iOS 27",
    matches: "A mask method that asks for userInterfaceIdiom.",
    excludes: "Other functions.",
    remedy: "Decide by the scene's size or its size classes: an iPhone app can have an iPad's width from iOS 27 on.",
    rules: ["R8.14", "R8.24"], reports: ["B125"], isOptIn: true)

  func findings(in project: SourceProject) -> [Finding] {
    project.masks.compactMap { place -> Finding? in
      let names: Set<String> = ["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"]
      guard let token = place.scope.body.first(where: { names.contains(place.source.text($0)) && place.source.isCompiled($0) })
      else { return nil }
      return finding(
        place.source, at: token, "The idiom does not tell how large the window is: a phone's can be as large as a tablet's.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait // <-
        }
      }
      """, expects: .note),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          if traitCollection.userInterfaceIdiom == .phone { return .portrait } // <-
          return .all
        }
      }
      """, expects: .note),
    Fixture(
      .swift, "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }"),
    Fixture(.swift, "func margin() -> Double { UIDevice.current.userInterfaceIdiom == .pad ? 20 : 10 } // orientation"),
    Fixture(
      .swift,
      "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { isWide ? .all : .portrait } }"
    ),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? UIInterfaceOrientationMaskAll : UIInterfaceOrientationMaskPortrait; // <-
      }
      @end
      """, expects: .note),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) return UIInterfaceOrientationMaskAll; // <-
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      """, expects: .note),
    Fixture(
      .objectiveC,
      "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskAll; }\n@end"
    ),
    Fixture(
      .objectiveC, "CGFloat orientationMargin(void) { return UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPad ? 20 : 10; }"),
    Fixture(
      .objectiveC, "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.mask; }\n@end"),
  ]
}
