/// A write to the status bar's orientation.
struct StatusBarOrientationWrite: SourceRule {
  static let description = RuleDescription(
    id: "C53", title: "Writing the status bar's orientation", severity: .error, since: "iOS 13",
    matches: "Setting the application's statusBarOrientation.",
    excludes: "Code that runs below iOS 13 alone.",
    remedy: """
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error in … }
      """,
    rules: ["R5.16"], reports: ["B65"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source -> [Finding] in
      let assigned = source.words("statusBarOrientation").filter { source.isAssigned($0) && source.isApplicationMember($0) }
      let sent = source.words("setStatusBarOrientation").filter {
        source.isApplicationMember($0) && source.source.parent($0) != nil
      }
      return (assigned + sent).sorted().filter { project.reaches(13, source, $0) }.map {
        finding(source, at: $0, "Setting the status bar's orientation has no effect in an app with scenes.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(.swift, "func f() { UIApplication.shared.statusBarOrientation = .landscapeRight } // <-", expects: .error),
    Fixture(
      .swift, "func f() { UIApplication.shared.setStatusBarOrientation(.portrait, animated: true) } // <-", expects: .error),
    Fixture(.swift, "func f() { if #available(iOS 13, *) {} else { UIApplication.shared.statusBarOrientation = .portrait } }"),
    Fixture(.swift, "func f() { model.statusBarOrientation = .portrait }"),
    Fixture(.swift, "func f() { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) } }"),
    Fixture(
      .objectiveC,
      "void f(void) { [UIApplication sharedApplication].statusBarOrientation = UIInterfaceOrientationPortrait; } // <-",
      expects: .error),
    Fixture(
      .objectiveC,
      "void f(void) { [[UIApplication sharedApplication] setStatusBarOrientation:UIInterfaceOrientationPortrait animated:YES]; } // <-",
      expects: .error),
    Fixture(
      .objectiveC,
      """
      void f(void) {
        if (@available(iOS 13.0, *)) return;
        [[UIApplication sharedApplication] setStatusBarOrientation:UIInterfaceOrientationPortrait];
      }
      """),
    Fixture(.objectiveC, "void f(Model *model) { model.statusBarOrientation = 1; }"),
    Fixture(.objectiveC, "@implementation Model\n- (void)setStatusBarOrientation:(NSInteger)value { _value = value; }\n@end"),
  ]
}
