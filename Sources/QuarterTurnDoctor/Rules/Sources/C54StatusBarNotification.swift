/// The status bar's notifications, which apps with scenes do not get.
struct StatusBarNotification: SourceRule {
  static let description = RuleDescription(
    id: "C54", title: "Waiting for the status bar to turn", severity: .warning, since: "iOS 13",
    matches: "UIApplication's willChange- and didChangeStatusBarOrientationNotification.",
    excludes: "Removing an observer.",
    remedy: "Override viewWillTransition(to:with:), or observe the scene's effectiveGeometry (iOS 16).",
    rules: ["R6.13"], reports: [])

  private static let names: Set<String> = [
    "UIApplicationDidChangeStatusBarOrientationNotification", "UIApplicationWillChangeStatusBarOrientationNotification",
    "UIApplicationDidChangeStatusBarOrientation", "UIApplicationWillChangeStatusBarOrientation",
    "didChangeStatusBarOrientationNotification", "willChangeStatusBarOrientationNotification",
  ]

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.tokens.indices.filter { index in
        guard source.isWord(index), Self.names.contains(source.text(index)), project.reaches(13, source, index) else {
          return false
        }
        let isName = source.text(index).hasPrefix("UIApplication") || source.at(index - 1, is: ".")
        return isName && !source.contains(source.statement(around: index), ["removeObserver", "extern"])
          && source.source.parent(index) != nil
      }.map {
        finding(source, at: $0, "These notifications are not posted in an app with scenes.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      "func f() { center.addObserver(self, selector: s, name: UIApplication.didChangeStatusBarOrientationNotification, object: nil) } // <-",
      expects: .warning),
    Fixture(
      .swift,
      "func f() { center.addObserver(self, selector: s, name: .UIApplicationWillChangeStatusBarOrientation, object: nil) } // <-",
      expects: .warning),
    Fixture(
      .swift,
      "func f() { center.removeObserver(self, name: UIApplication.didChangeStatusBarOrientationNotification, object: nil) }"),
    Fixture(
      .swift, "func f() { center.addObserver(self, selector: s, name: UIDevice.orientationDidChangeNotification, object: nil) }"),
    Fixture(
      .swift,
      "func f() { if #unavailable(iOS 13) { center.addObserver(self, selector: s, name: UIApplication.didChangeStatusBarOrientationNotification, object: nil) } }"
    ),
    Fixture(
      .objectiveC,
      "void f(id c) { [c addObserver:self selector:s name:UIApplicationDidChangeStatusBarOrientationNotification object:nil]; } // <-",
      expects: .warning),
    Fixture(
      .objectiveC,
      """
      void f(id c) {
        [c addObserver:self
              selector:s
                  name:UIApplicationWillChangeStatusBarOrientationNotification // <-
                object:nil];
      }
      """, expects: .warning),
    Fixture(
      .objectiveC,
      "void f(id c) { [c removeObserver:self name:UIApplicationDidChangeStatusBarOrientationNotification object:nil]; }"),
    Fixture(
      .objectiveC, "void f(id c) { [c addObserver:self selector:s name:UIDeviceOrientationDidChangeNotification object:nil]; }"),
    Fixture(.objectiveC, "// UIApplicationDidChangeStatusBarOrientationNotification\nvoid f(void) {}"),
  ]
}
