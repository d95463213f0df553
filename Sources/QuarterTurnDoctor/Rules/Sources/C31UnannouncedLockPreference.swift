/// A lock preference whose changes UIKit never hears of.
struct UnannouncedLockPreference: SourceRule {
  static let description = RuleDescription(
    id: "C31", title: "A lock preference that changes silently", severity: .warning, since: "iOS 26",
    matches:
      "prefersInterfaceOrientationLocked that is not constant, in a project without setNeedsUpdateOfPrefersInterfaceOrientationLocked.",
    excludes: "Constant answers, and projects that announce changes.",
    remedy: "Where the value changes call setNeedsUpdateOfPrefersInterfaceOrientationLocked().",
    rules: ["R8.1"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    guard !project.words.contains("setNeedsUpdateOfPrefersInterfaceOrientationLocked") else { return [] }
    return project.functions { $0.name == "prefersInterfaceOrientationLocked" && $0.keyword != "set" }.compactMap {
      place -> Finding? in
      let results = place.source.results(of: place.scope).map { place.source.joined($0) }
      if !results.isEmpty, results.allSatisfy({ $0 == results[0] && ["true", "false", "YES", "NO"].contains($0) }) { return nil }
      guard !place.source.contains(place.scope.body, ["super"]) else { return nil }
      let name =
        place.scope.header.first { place.source.at($0, is: "prefersInterfaceOrientationLocked") } ?? place.scope.header.lowerBound
      return finding(
        place.source, at: name,
        "UIKit asks for this preference again only when it is told that it has changed, and nothing here does.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift, "class P: UIViewController { override var prefersInterfaceOrientationLocked: Bool { isPlaying } } // <-",
      expects: .warning),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var prefersInterfaceOrientationLocked: Bool { // <-
          guard isPlaying else { return false }
          return true
        }
      }
      """, expects: .warning),
    Fixture(.swift, "class P: UIViewController { override var prefersInterfaceOrientationLocked: Bool { true } }"),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        var isPlaying = false { didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() } }
        override var prefersInterfaceOrientationLocked: Bool { isPlaying }
      }
      """),
    Fixture(.swift, "class P: UIViewController { override var prefersStatusBarHidden: Bool { isPlaying } /* orientation */ }"),
    Fixture(
      .objectiveC, "@implementation P\n- (BOOL)prefersInterfaceOrientationLocked { return self.isPlaying; } // <-\n@end",
      expects: .warning),
    Fixture(
      .objectiveC, "@implementation P\n- (BOOL)prefersInterfaceOrientationLocked // <-\n{\n  return _player.rate > 0;\n}\n@end",
      expects: .warning),
    Fixture(.objectiveC, "@implementation P\n- (BOOL)prefersInterfaceOrientationLocked { return YES; }\n@end"),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (BOOL)prefersInterfaceOrientationLocked { return self.isPlaying; }
      - (void)play { [self setNeedsUpdateOfPrefersInterfaceOrientationLocked]; }
      @end
      """),
    Fixture(.objectiveC, "@interface P : UIViewController\n@property(readonly) BOOL prefersInterfaceOrientationLocked;\n@end"),
  ]
}
