/// The application's status bar orientation, which iOS 27 stops keeping.
struct StatusBarOrientationRead: SourceRule {
  static let description = RuleDescription(
    id: "C52", title: "Reading the status bar's orientation", severity: .warning, since: "iOS 13, dead from SDK 27",
    matches: "The application's statusBarOrientation.",
    excludes: "Code that runs below iOS 13 alone.",
    remedy:
      "view.window?.windowScene?.effectiveGeometry.interfaceOrientation from iOS 16 on, windowScene.interfaceOrientation before.",
    rules: ["R5.16"], reports: ["B106", "B108", "B109"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.words("statusBarOrientation").filter { index in
        guard source.isApplicationMember(index), !source.isAssigned(index), !source.isDeclaration(index) else { return false }
        return project.reaches(13, source, index)
      }.map {
        finding(
          source, at: $0,
          "statusBarOrientation knows one window at most, and is no longer kept for apps built with the SDK of iOS 27.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(.swift, "func f() -> Bool { UIApplication.shared.statusBarOrientation.isLandscape } // <-", expects: .warning),
    Fixture(
      .swift, "func f() {\n  let app = UIApplication.shared\n  rotate(to: app.statusBarOrientation) // <-\n}", expects: .warning),
    Fixture(
      .swift,
      """
      func f() -> UIInterfaceOrientation? {
        if #available(iOS 13, *) { return view.window?.windowScene?.interfaceOrientation }
        return UIApplication.shared.statusBarOrientation
      }
      """),
    Fixture(.swift, "func f() { settings.statusBarOrientation = 1; print(settings.statusBarOrientation) }"),
    Fixture(.swift, "func f() -> UIInterfaceOrientation? { view.window?.windowScene?.interfaceOrientation }"),
    Fixture(
      .objectiveC,
      "BOOL f(void) { return UIInterfaceOrientationIsLandscape([UIApplication sharedApplication].statusBarOrientation); } // <-",
      expects: .warning),
    Fixture(
      .objectiveC, "UIInterfaceOrientation f(void) { return [[UIApplication sharedApplication] statusBarOrientation]; } // <-",
      expects: .warning),
    Fixture(
      .objectiveC,
      """
      UIInterfaceOrientation f(UIView *view) {
        if (@available(iOS 13.0, *)) {
          return view.window.windowScene.interfaceOrientation;
        } else {
          return [UIApplication sharedApplication].statusBarOrientation;
        }
      }
      """),
    Fixture(.objectiveC, "NSInteger f(Model *model) { return model.statusBarOrientation; }"),
    Fixture(.objectiveC, "@interface Model : NSObject\n@property NSInteger statusBarOrientation;\n@end"),
    Fixture(
      .swift, "func f(_ statusBarOrientation: UIInterfaceOrientation) -> Bool { statusBarOrientation.isLandscape }"),
  ]
}

extension ParsedSource {
  /// Whether a word is a member of the application, by its chain or by the name of what it is asked of.
  func isApplicationMember(_ index: Int) -> Bool {
    // A local constant of the same name is none.
    guard members(endingAt: index).count > 1 else { return false }
    let names = resolvedNames(endingAt: index).dropLast()
    if OrientationNames.isApplication(names) { return true }
    guard let last = names.last else { return false }
    return names.count == 1 && (last == "application" || last == "sharedApplication" || last == "UIApp" || last == "app")
      || names.count == 2 && names.first == "UIApplication"
  }

  /// Whether a member is written.
  func isAssigned(_ index: Int) -> Bool { at(index + 1, is: "=") }
}
