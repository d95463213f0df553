/// A mask's number written where the device's orientation is meant.
struct DeviceOrientationMaskWrite: SourceRule {
  static let description = RuleDescription(
    id: "C02", title: "A mask written as the device's orientation", severity: .error,
    matches: "setValue(_:forKey: \"orientation\") on UIDevice with a value taken from UIInterfaceOrientationMask.",
    excludes: "Values of UIInterfaceOrientation and UIDeviceOrientation.",
    remedy: "Pass one orientation: UIInterfaceOrientation.portrait.rawValue is 1, a mask's portrait is 2.",
    rules: ["R1.2", "R1.4"], reports: ["B32"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.deviceOrientationWrites
        .filter { source.isCompiled($0.token) && source.mentions($0.value, "uiinterfaceorientationmask") }
        .map {
          finding(source, at: $0.token, "A mask's bits are not an orientation: a mask's portrait, 2, reads as upside down.")
        }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      #"func f() { UIDevice.current.setValue(UIInterfaceOrientationMask.portrait.rawValue, forKey: "orientation") } // <-"#,
      expects: .error),
    Fixture(
      .swift,
      """
      func f() {
        let device = UIDevice.current
        device.setValue(Int(UIInterfaceOrientationMask.landscapeLeft.rawValue), forKey: "orientation") // <-
      }
      """, expects: .error),
    Fixture(.swift, #"func f() { UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation") }"#),
    Fixture(.swift, #"func f() { UIDevice.current.setValue(UIDeviceOrientation.portrait.rawValue, forKey: "orientation") }"#),
    Fixture(.swift, #"func f() { store.setValue(UIInterfaceOrientationMask.portrait.rawValue, forKey: "orientation") }"#),
    Fixture(
      .objectiveC,
      #"void f(void) { [[UIDevice currentDevice] setValue:@(UIInterfaceOrientationMaskPortrait) forKey:@"orientation"]; } // <-"#,
      expects: .error),
    Fixture(
      .objectiveC,
      """
      void f(void) {
        [UIDevice.currentDevice setValue:[NSNumber numberWithInt:UIInterfaceOrientationMaskLandscape] forKey:@"orientation"]; // <-
      }
      """, expects: .error),
    Fixture(
      .objectiveC,
      #"void f(void) { [[UIDevice currentDevice] setValue:@(UIInterfaceOrientationPortrait) forKey:@"orientation"]; }"#),
    Fixture(
      .objectiveC, #"void f(void) { [[UIDevice currentDevice] setValue:@(UIDeviceOrientationPortrait) forKey:@"orientation"]; }"#),
    Fixture(.objectiveC, #"void f(void) { [defaults setValue:@(UIInterfaceOrientationMaskPortrait) forKey:@"orientation"]; }"#),
  ]
}
