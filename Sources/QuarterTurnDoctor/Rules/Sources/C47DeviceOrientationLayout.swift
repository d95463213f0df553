/// The device's orientation where the interface's is meant.
struct DeviceOrientationLayout: SourceRule {
  static let description = RuleDescription(
    id: "C47", title: "Deciding by the device's orientation", severity: .warning,
    matches: "UIDevice's orientation tested with isLandscape, isPortrait or ==.",
    excludes: "A switch; code about cameras; functions that handle a device that lies flat; two-way tests (C48).",
    remedy: "Decide by the size of the container, or by windowScene.effectiveGeometry.interfaceOrientation.",
    rules: ["R2.1", "R2.5", "R2.6", "R7.8"], reports: ["B94", "B97", "B130"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.deviceOrientationTests.filter { !$0.isTwoWay }.map {
        finding(
          source, at: $0.token,
          "How the device is held is not how the interface stands: a lock, Split View or a flat device make them differ.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(.swift, "func layout() { if UIDevice.current.orientation.isLandscape { columns = 3 } } // <-", expects: .warning),
    Fixture(
      .swift,
      """
      func layout() {
        let orientation = UIDevice.current.orientation
        if orientation == .landscapeLeft || orientation == .landscapeRight { columns = 3 } // <-
      }
      """, expects: .warning),
    Fixture(.swift, "var isWide: Bool { return UIDevice.current.orientation.isLandscape } // <-", expects: .warning),
    Fixture(.swift, "func layout() { if view.bounds.width > view.bounds.height { columns = 3 } // orientation\n}"),
    Fixture(
      .swift,
      """
      func layout() {
        guard !UIDevice.current.orientation.isFlat else { return }
        if UIDevice.current.orientation.isLandscape { columns = 3 }
      }
      """),
    Fixture(
      .swift, "func record() { if UIDevice.current.orientation.isLandscape { connection.videoOrientation = .landscapeRight } }"),
    Fixture(.swift, "func layout() { if scene.interfaceOrientation.isLandscape { columns = 3 } }"),
    Fixture(
      .objectiveC,
      "void layout(void) { if (UIDeviceOrientationIsLandscape([UIDevice currentDevice].orientation)) columns = 3; } // <-",
      expects: .warning),
    Fixture(
      .objectiveC,
      "void layout(void) { if ([[UIDevice currentDevice] orientation] == UIDeviceOrientationLandscapeLeft) columns = 3; } // <-",
      expects: .warning),
    Fixture(.objectiveC, "void layout(void) { if (UIInterfaceOrientationIsLandscape(scene.interfaceOrientation)) columns = 3; }"),
    Fixture(
      .objectiveC,
      """
      void layout(void) {
        UIDeviceOrientation o = [UIDevice currentDevice].orientation;
        if (o == UIDeviceOrientationFaceUp) return;
        if (UIDeviceOrientationIsLandscape(o)) columns = 3;
      }
      """),
    Fixture(
      .objectiveC,
      """
      void changed(void) {
        UIDeviceOrientation o = [UIDevice currentDevice].orientation;
        if (UIDeviceOrientationPortrait == o || UIDeviceOrientationLandscapeLeft == o) self.side = o;
      }
      """),
    Fixture(.objectiveC, "void changed(void) { if ([UIDevice currentDevice].orientation == self.last) return; }"),
  ]
}
