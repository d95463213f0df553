/// Callbacks that belong to the time before size transitions.
struct RotationCallback: SourceRule {
  static let description = RuleDescription(
    id: "C55", title: "Overriding the old rotation callbacks", severity: .error, since: "iOS 8",
    matches: "willRotate, didRotate and willAnimateRotation overridden in a controller.",
    excludes: "Methods with these names that override nothing; calls.",
    remedy:
      "Override viewWillTransition(to:with:) and call super; what came after the turn goes into the coordinator's completion.",
    rules: ["R6.2"], reports: [])

  private static let swift: [String: [String]] = [
    "willRotate": ["to", "duration"], "didRotate": ["from"], "willAnimateRotation": ["to", "duration"],
  ]
  private static let objectiveC: Set<String> = [
    "willRotateToInterfaceOrientation:duration:", "didRotateFromInterfaceOrientation:",
    "willAnimateRotationToInterfaceOrientation:duration:",
  ]

  func findings(in project: SourceProject) -> [Finding] {
    project.functions { scope in
      Self.swift[scope.name] == scope.labels || Self.objectiveC.contains(scope.name)
    }.compactMap { place -> Finding? in
      let (source, scope) = (place.source, place.scope)
      if source.isSwift, !source.contains(scope.header, ["override"]) { return nil }
      let first = scope.name.split(separator: ":").first.map(String.init) ?? scope.name
      let name = scope.header.first { source.isWord($0) && source.text($0) == first } ?? scope.header.lowerBound
      guard source.span(at: scope.body.lowerBound).reaches(13) else { return nil }
      return finding(source, at: name, "UIKit does not call \(first) any more: turns are size transitions.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      "class P: UIViewController { override func willRotate(to o: UIInterfaceOrientation, duration: TimeInterval) { layout() } } // <-",
      expects: .error),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { // <-
          layout()
        }
      }
      """, expects: .error),
    Fixture(.swift, "class Wheel { func willRotate(to angle: Double, duration: Double) {} /* orientation */ }"),
    Fixture(.swift, "func f() { page.willRotate(to: .portrait, duration: 0.3) }"),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) {
          super.viewWillTransition(to: size, with: c)
        }
      }
      """),
    Fixture(
      .objectiveC,
      "@implementation P\n- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)o duration:(NSTimeInterval)d { [self layout]; } // <-\n@end",
      expects: .error),
    Fixture(
      .objectiveC,
      "@implementation P\n- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)o // <-\n{\n  [self layout];\n}\n@end",
      expects: .error),
    Fixture(.objectiveC, "void f(id page) { [page willRotateToInterfaceOrientation:o duration:0.3]; }"),
    Fixture(
      .objectiveC, "@implementation Wheel\n- (void)willRotateToAngle:(double)angle duration:(double)d {}\n@end\n// orientation"),
    Fixture(
      .objectiveC, "@interface P : UIViewController\n- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)o;\n@end"),
  ]
}
