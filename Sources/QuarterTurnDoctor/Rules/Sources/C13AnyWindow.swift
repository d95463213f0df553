/// The application's key window where a scene's or an orientation's is meant.
struct AnyWindow: SourceRule {
  static let description = RuleDescription(
    id: "C13", title: "Asking the app's key window", severity: .warning, since: "iOS 13",
    matches: "The application's keyWindow or first window in a statement about orientation or scenes.",
    excludes: "Other statements; a window chosen by a condition.",
    remedy: "Ask the window of the view you are in: view.window?.windowScene?.effectiveGeometry.interfaceOrientation.",
    rules: ["R7.9"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source -> [Finding] in
      let candidates = source.words("keyWindow") + source.words("windows")
      return candidates.sorted().compactMap { index in
        guard source.isAppWindow(index), !source.isMeasured(index), project.reaches(13, source, index) else { return nil }
        let line = source.statement(around: index)
        let words = line.filter { source.isWord($0) && $0 != index }.map { source.text($0) }
        guard words.contains(where: { $0.lowercased().contains("orientation") || $0 == "windowScene" }) else { return nil }
        return finding(
          source, at: index, "The application's window may belong to another scene, whose orientation need not be this one's.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      "func f() -> Bool { UIApplication.shared.windows.first?.windowScene?.interfaceOrientation.isLandscape ?? false } // <-",
      expects: .warning),
    Fixture(
      .swift,
      """
      func f() {
        let scene = UIApplication.shared.keyWindow?.windowScene // <-
        scene?.requestGeometryUpdate(wanted) { print($0) }
      }
      """, expects: .warning),
    Fixture(.swift, "func f() { UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true) }"),
    Fixture(
      .swift,
      "func f() -> Bool { scene.interfaceOrientation.isPortrait && (UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0) > 40 }"
    ),
    Fixture(.swift, "func f() -> UIInterfaceOrientation? { view.window?.windowScene?.interfaceOrientation }"),
    Fixture(
      .swift, "func f() { let scene = UIApplication.shared.windows.first(where: { $0 == view.window })?.windowScene }"),
    Fixture(
      .objectiveC,
      "UIInterfaceOrientation f(void) { return [UIApplication sharedApplication].keyWindow.windowScene.interfaceOrientation; } // <-",
      expects: .warning),
    Fixture(
      .objectiveC,
      "UIInterfaceOrientation f(void) { return [[[UIApplication sharedApplication] windows] firstObject].windowScene.interfaceOrientation; } // <-",
      expects: .warning),
    Fixture(.objectiveC, "void f(void) { [[UIApplication sharedApplication].keyWindow endEditing:YES]; }"),
    Fixture(.objectiveC, "UIInterfaceOrientation f(void) { return self.view.window.windowScene.interfaceOrientation; }"),
    Fixture(
      .objectiveC,
      """
      UIInterfaceOrientation f(void) {
        if (@available(iOS 13, *)) return self.view.window.windowScene.interfaceOrientation;
        else return [UIApplication sharedApplication].keyWindow.rootViewController.interfaceOrientation;
      }
      """),
  ]
}

extension ParsedSource {
  /// Whether a window is only asked for its size or its insets.
  fileprivate func isMeasured(_ index: Int) -> Bool {
    let line = statement(around: index)
    guard
      let chain = line.lazy.filter({ $0 > index && self.isWord($0) }).map({ self.members(endingAt: $0) }).first(where: {
        members in
        members.contains { $0.token == index }
          && ["safeAreaInsets", "bounds", "frame", "layoutMargins"].contains(members.last?.name ?? "")
      })
    else { return false }
    return !chain.contains { $0.name == "windowScene" }
  }

  /// Whether a word is the application's key window, or begins the first one of its windows.
  fileprivate func isAppWindow(_ index: Int) -> Bool {
    let names = resolvedNames(endingAt: index)
    guard OrientationNames.isApplication(names.dropLast()) else { return false }
    if names.last == "keyWindow" { return true }
    guard names.last == "windows" else { return false }
    var next = index + 1
    if at(next, is: "]") { next += 1 }
    if at(next, is: "[") { return at(next + 1, is: "0") }
    if at(next, is: ".") { next += 1 }
    guard at(next, is: "first") || at(next, is: "firstObject") else { return false }
    return !at(next + 1, is: "(") && !at(next + 1, is: "{")
  }
}
