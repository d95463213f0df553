/// The call that iOS 16 replaced.
struct AttemptedRotation: SourceRule {
  static let description = RuleDescription(
    id: "C03", title: "Attempting rotation to the device's orientation", severity: .warning, since: "iOS 16",
    matches: "attemptRotationToDeviceOrientation.",
    excludes: "Code that runs below iOS 16 alone; functions that refresh the masks as well.",
    remedy: "Call setNeedsUpdateOfSupportedInterfaceOrientations() on the window's root and on every presented controller.",
    rules: ["R2.14", "R5.7"], reports: ["B49"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.words("attemptRotationToDeviceOrientation").filter { index in
        guard !source.at(index - 1, is: "func"), source.source.parent(index) != nil else { return false }
        guard !source.isDeclaration(index), project.reaches(16, source, index) else { return false }
        guard let function = source.function(around: index) else { return true }
        return !source.contains(function.body, ["setNeedsUpdateOfSupportedInterfaceOrientations"])
      }.map {
        finding(
          source, at: $0,
          "attemptRotationToDeviceOrientation() is deprecated from iOS 16 on and makes no controller's mask be asked again.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(.swift, "func f() { UIViewController.attemptRotationToDeviceOrientation() } // <-", expects: .warning),
    Fixture(
      .swift,
      """
      struct Lock: ViewModifier {
        func body(content: Content) -> some View {
          content.onAppear {
            AppDelegate.mask = .portrait
            UIViewController.attemptRotationToDeviceOrientation() // <-
          }
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      func f() {
        if #available(iOS 16, *) {
          root.setNeedsUpdateOfSupportedInterfaceOrientations()
        } else {
          UIViewController.attemptRotationToDeviceOrientation()
        }
      }
      """),
    Fixture(
      .swift,
      """
      func f() {
        if #unavailable(iOS 16) { UIViewController.attemptRotationToDeviceOrientation() }
      }
      """),
    Fixture(
      .swift,
      """
      final class OldTurner { static func turn() { UIViewController.attemptRotationToDeviceOrientation() } }
      func f() {
        guard #unavailable(iOS 16.0) else { return }
        OldTurner.turn()
      }
      """),
    Fixture(.objectiveC, "void f(void) { [UIViewController attemptRotationToDeviceOrientation]; } // <-", expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation A
      - (void)turn {
        self.mask = UIInterfaceOrientationMaskPortrait;
        [UIViewController attemptRotationToDeviceOrientation]; // <-
      }
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation A
      - (void)turn {
        if (@available(iOS 16.0, *)) {
          [self setNeedsUpdateOfSupportedInterfaceOrientations];
          return;
        }
        [UIViewController attemptRotationToDeviceOrientation];
      }
      @end
      """),
    Fixture(
      .objectiveC,
      """
      @implementation A
      - (void)turn {
        if (!SYSTEM_VERSION_GREATER_THAN_OR_EQUAL_TO(@"16.0")) [UIViewController attemptRotationToDeviceOrientation];
      }
      @end
      """),
    Fixture(
      .objectiveC, "// [UIViewController attemptRotationToDeviceOrientation];\n+ (void)attemptRotationToDeviceOrientation;"),
  ]
}

extension ParsedSource {
  /// Whether a word is the name that a function is declared by.
  func isDeclaration(_ token: Int) -> Bool {
    if isSwift { return at(token - 1, is: "func") || at(token - 1, is: "var") || at(token - 1, is: "let") }
    guard source.parent(token) == nil || scopes(around: token).allSatisfy({ scopes[$0].kind == .type }) else { return false }
    return at(token - 1, is: ")")
  }
}
