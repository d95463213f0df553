/// Device orientation notifications switched on and never off, or the other way round.
struct UnbalancedGeneration: SourceRule {
  static let description = RuleDescription(
    id: "C50", title: "Device orientation notifications out of balance", severity: .note,
    matches: "A type that calls beginGeneratingDeviceOrientationNotifications and never end…, or end… and never begin….",
    excludes: "Types that call both; app delegates, which live as long as the app.",
    remedy: "Call both in a pair, such as in viewWillAppear and viewDidDisappear: UIKit counts the calls.",
    rules: ["R2.1", "R2.2"], reports: [], isOptIn: true)

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source -> [Finding] in
      let begins = source.words("beginGeneratingDeviceOrientationNotifications")
      let ends = source.words("endGeneratingDeviceOrientationNotifications")
      guard begins.isEmpty != ends.isEmpty, let first = (begins + ends).first, source.isCompiled(first),
        !source.isDeclaration(first)
      else { return [] }
      if let type = source.type(around: first), project.isAppDelegate(type, in: source) { return [] }
      let message =
        ends.isEmpty
        ? "The calls are counted: without an end the sensor stays on."
        : "The calls are counted: without a begin this takes away what other code asked for."
      return [finding(source, at: first, message)]
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift, "class P { func show() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() } } // <-", expects: .note
    ),
    Fixture(
      .swift, "class P { deinit { UIDevice.current.endGeneratingDeviceOrientationNotifications() } } // <-", expects: .note),
    Fixture(
      .swift,
      """
      class P {
        func show() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
        func hide() { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
      }
      """),
    Fixture(
      .swift,
      "class AppDelegate: NSObject, UIApplicationDelegate { func f() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() } }"
    ),
    Fixture(.swift, "class P { func show() { log(UIDevice.current.isGeneratingDeviceOrientationNotifications) } }"),
    Fixture(
      .objectiveC,
      "@implementation P\n- (void)show { [[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications]; } // <-\n@end",
      expects: .note),
    Fixture(
      .objectiveC,
      "@implementation P\n- (void)dealloc { [[UIDevice currentDevice] endGeneratingDeviceOrientationNotifications]; } // <-\n@end",
      expects: .note),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (void)show { [[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications]; }
      - (void)hide { [[UIDevice currentDevice] endGeneratingDeviceOrientationNotifications]; }
      @end
      """),
    Fixture(.objectiveC, "BOOL f(void) { return [UIDevice currentDevice].generatesDeviceOrientationNotifications; }"),
    Fixture(.objectiveC, "@protocol P\n- (void)beginGeneratingDeviceOrientationNotifications;\n@end"),
  ]
}
