/// Two outcomes for a value that has seven.
struct TwoWayDeviceOrientation: SourceRule {
  static let description = RuleDescription(
    id: "C48", title: "Two outcomes for the device's orientation", severity: .warning,
    matches: "UIDevice's orientation tested by itself in ?: or in an if with an else.",
    excludes: "Tests with further conditions; code about cameras; functions that handle a device that lies flat.",
    remedy: "Use the interface's orientation, which has no flat case, or handle all cases of the device's.",
    rules: ["R1.5", "R2.5"], reports: ["B94", "B96"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.deviceOrientationTests.filter(\.isTwoWay).map {
        finding(source, at: $0.token, "A device that lies flat is neither landscape nor portrait and gets the second outcome.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(.swift, "func layout() { let height = UIDevice.current.orientation.isLandscape ? 35 : 44 } // <-", expects: .warning),
    Fixture(
      .swift,
      """
      func layout() {
        if UIDevice.current.orientation.isPortrait { // <-
          columns = 2
        } else {
          columns = 3
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      func layout() {
        if UIDevice.current.orientation.isFlat { return }
        columns = UIDevice.current.orientation.isPortrait ? 2 : 3
      }
      """),
    Fixture(.swift, "func layout() { let height = scene.interfaceOrientation.isLandscape ? 35 : 44 }"),
    Fixture(
      .swift,
      """
      func layout() {
        switch UIDevice.current.orientation {
        case .portrait: columns = 2
        default: break
        }
      }
      """),
    Fixture(
      .objectiveC,
      "CGFloat height(void) { return UIDeviceOrientationIsLandscape([[UIDevice currentDevice] orientation]) ? 35 : 44; } // <-",
      expects: .warning),
    Fixture(
      .objectiveC,
      """
      void layout(void) {
        if ([UIDevice currentDevice].orientation == UIDeviceOrientationPortrait) { // <-
          columns = 2;
        } else {
          columns = 3;
        }
      }
      """, expects: .warning),
    Fixture(
      .objectiveC, "CGFloat height(void) { return UIInterfaceOrientationIsLandscape(scene.interfaceOrientation) ? 35 : 44; }"),
    Fixture(
      .objectiveC,
      """
      void layout(void) {
        if (UIDeviceOrientationIsFlat([UIDevice currentDevice].orientation)) return;
        columns = UIDeviceOrientationIsPortrait([UIDevice currentDevice].orientation) ? 2 : 3;
      }
      """),
    Fixture(.objectiveC, "void layout(void) { columns = self.view.bounds.size.width > 600 ? 3 : 2; } // orientation"),
  ]
}
