/// The device's notification taken for the interface's turn.
struct DeviceNotificationForInterface: SourceRule {
  static let description = RuleDescription(
    id: "C49", title: "Waiting for the device to turn the interface", severity: .note,
    matches: "An observer of UIDevice.orientationDidChangeNotification.",
    excludes: "Removing an observer.",
    remedy: "Override viewWillTransition(to:with:), or observe the scene's effectiveGeometry (iOS 16).",
    rules: ["R2.13", "R6.1"], reports: ["B26", "B34"], isOptIn: true)

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.tokens.indices.compactMap { index -> Finding? in
        guard source.isWord(index), source.isCompiled(index) else { return nil }
        let name = source.text(index)
        guard
          name == "UIDeviceOrientationDidChangeNotification"
            || name == "orientationDidChangeNotification" && source.at(index - 2, is: "UIDevice")
            || name == "UIDeviceOrientationDidChange"
        else { return nil }
        guard !source.contains(source.statement(around: index), ["removeObserver"]) else { return nil }
        return finding(source, at: index, "The notification comes before, without or instead of a turn of the interface.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      "func f() { NotificationCenter.default.addObserver(self, selector: s, name: UIDevice.orientationDidChangeNotification, object: nil) } // <-",
      expects: .note),
    Fixture(
      .swift, "let changes = NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification) // <-",
      expects: .note),
    Fixture(
      .swift,
      "func f() { NotificationCenter.default.removeObserver(self, name: UIDevice.orientationDidChangeNotification, object: nil) }"
    ),
    Fixture(
      .swift, "func f() { NotificationCenter.default.addObserver(self, selector: s, name: Orientation.didChange, object: nil) }"),
    Fixture(.swift, "let observation = scene.observe(\\.effectiveGeometry) { scene, _ in read(scene.interfaceOrientation) }"),
    Fixture(
      .objectiveC,
      "void f(id c) { [c addObserver:self selector:s name:UIDeviceOrientationDidChangeNotification object:nil]; } // <-",
      expects: .note),
    Fixture(
      .objectiveC,
      "void f(id c) { [c addObserverForName:UIDeviceOrientationDidChangeNotification object:nil queue:nil usingBlock:b]; } // <-",
      expects: .note),
    Fixture(.objectiveC, "void f(id c) { [c removeObserver:self name:UIDeviceOrientationDidChangeNotification object:nil]; }"),
    Fixture(.objectiveC, "void f(id c) { [c addObserver:self selector:s name:MyOrientationDidChangeNotification object:nil]; }"),
    Fixture(.objectiveC, "// UIDeviceOrientationDidChangeNotification\nvoid f(void) {}"),
  ]
}
