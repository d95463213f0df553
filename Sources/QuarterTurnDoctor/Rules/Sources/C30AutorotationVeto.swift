/// A veto that iOS 16 no longer asks for.
struct AutorotationVeto: SourceRule {
  static let description = RuleDescription(
    id: "C30", title: "Using shouldAutorotate as a lock", severity: .warning, since: "iOS 16",
    matches: "A controller's shouldAutorotate that is not always true; a note where the class states a mask as well.",
    excludes: "Answers that are passed on from another controller or from super; extensions of UIKit's classes (C35).",
    remedy:
      "State the orientations in supportedInterfaceOrientations; to keep the current one from iOS 26 on, use prefersInterfaceOrientationLocked.",
    rules: ["R3.14", "R8.1"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    let masks = Set(project.controllerMasks.compactMap { $0.source.type(of: $0.scope)?.name })
    return project.functions { $0.name == "shouldAutorotate" && $0.keyword != "set" }.compactMap { place -> Finding? in
      let (source, scope) = (place.source, place.scope)
      guard let type = source.type(of: scope), type.keyword == "class" || type.keyword == "extension",
        !OrientationNames.systemControllers.contains(type.name)
      else { return nil }
      if source.isSwift, !source.contains(scope.header, ["override"]) { return nil }
      let results = source.results(of: scope)
      if !results.isEmpty, results.allSatisfy({ ["true", "YES", "TRUE", "1", "(YES)"].contains(source.joined($0)) }) {
        return nil
      }
      guard !source.contains(scope.body, ["shouldAutorotate", "super"]) else { return nil }
      let name = scope.header.first { source.at($0, is: "shouldAutorotate") } ?? scope.header.lowerBound
      return finding(
        source, at: name, "From iOS 16 on UIKit does not ask shouldAutorotate before it turns the interface.",
        severity: masks.contains(type.name) ? .note : .warning)
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(.swift, "class P: UIViewController { override var shouldAutorotate: Bool { false } } // <-", expects: .warning),
    Fixture(
      .swift, "class P: UIViewController {\n  override open var shouldAutorotate: Bool { return !isRecording } // <-\n}",
      expects: .warning),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var shouldAutorotate: Bool { return false } // <-
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      """, expects: .note),
    Fixture(.swift, "class P: UIViewController { override var shouldAutorotate: Bool { return true } }"),
    Fixture(
      .swift,
      "class N: UINavigationController { override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true } }"),
    Fixture(.swift, "protocol Turning { var shouldAutorotate: Bool { get } }\nstruct S { var shouldAutorotate: Bool { false } }"),
    Fixture(.objectiveC, "@implementation P\n- (BOOL)shouldAutorotate { return NO; } // <-\n@end", expects: .warning),
    Fixture(
      .objectiveC, "@implementation P\n- (BOOL)shouldAutorotate // <-\n{\n  return self.isUnlocked;\n}\n@end", expects: .warning),
    Fixture(.objectiveC, "@implementation P\n- (BOOL)shouldAutorotate { return YES; }\n@end"),
    Fixture(
      .objectiveC, "@implementation N\n- (BOOL)shouldAutorotate { return [self.topViewController shouldAutorotate]; }\n@end"),
    Fixture(
      .objectiveC, "@implementation P\n- (BOOL)shouldAutorotate { return [super shouldAutorotate] && self.isUnlocked; }\n@end"),
  ]
}
