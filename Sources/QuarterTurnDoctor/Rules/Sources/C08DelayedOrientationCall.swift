/// A delay around orientation calls.
struct DelayedOrientationCall: SourceRule {
  static let description = RuleDescription(
    id: "C08", title: "A delay around orientation calls", severity: .note,
    matches: "asyncAfter, a timer or performSelector:afterDelay: with an orientation call in its block.",
    excludes: "Work on the next turn of the main queue without a delay.",
    remedy: "Wait for the transition coordinator's completion, or request again when a request is refused.",
    rules: ["R5.6", "R6.2"], reports: ["B20"], isOptIn: true)

  func findings(in project: SourceProject) -> [Finding] {
    let delays: Set<String> = ["asyncAfter", "scheduledTimer", "dispatch_after", "asyncAfter.execute", "scheduledTimer.block"]
    let calls: Set<String> = [
      "requestGeometryUpdate", "requestGeometryUpdateWithPreferences", "setNeedsUpdateOfSupportedInterfaceOrientations",
      "attemptRotationToDeviceOrientation",
    ]
    return project.sources.flatMap { source in
      source.scopes.compactMap { scope -> Finding? in
        guard scope.kind == .closure, delays.contains(scope.name) || scope.name.hasPrefix("scheduledTimerWith"),
          let call = scope.body.first(where: { source.isWord($0) && calls.contains(source.text($0)) }), source.isCompiled(call)
        else { return nil }
        return finding(
          source, at: call, "A fixed delay hides a race with a transition: it is too short on one device and visible on another.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      func f() {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          root.setNeedsUpdateOfSupportedInterfaceOrientations() // <-
        }
      }
      """, expects: .note),
    Fixture(
      .swift,
      """
      func f() {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) } // <-
        }
      }
      """, expects: .note),
    Fixture(.swift, "func f() { DispatchQueue.main.async { root.setNeedsUpdateOfSupportedInterfaceOrientations() } }"),
    Fixture(.swift, "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { showOrientationHint() } }"),
    Fixture(.swift, "func f() { root.setNeedsUpdateOfSupportedInterfaceOrientations() }"),
    Fixture(
      .objectiveC,
      """
      void f(void) {
        dispatch_after(when, dispatch_get_main_queue(), ^{
          [UIViewController attemptRotationToDeviceOrientation]; // <-
        });
      }
      """, expects: .note),
    Fixture(
      .objectiveC,
      """
      void f(void) {
        [NSTimer scheduledTimerWithTimeInterval:1 repeats:NO block:^(NSTimer *timer) {
          [root setNeedsUpdateOfSupportedInterfaceOrientations]; // <-
        }];
      }
      """, expects: .note),
    Fixture(
      .objectiveC,
      "void f(void) { dispatch_async(dispatch_get_main_queue(), ^{ [root setNeedsUpdateOfSupportedInterfaceOrientations]; }); }"),
    Fixture(.objectiveC, "void f(void) { dispatch_after(when, queue, ^{ [self hideOrientationHint]; }); }"),
    Fixture(.objectiveC, "void f(void) { [root setNeedsUpdateOfSupportedInterfaceOrientations]; }"),
  ]
}
