/// The screen's shape where the window's is meant.
struct ScreenShape: SourceRule {
  static let description = RuleDescription(
    id: "C57", title: "Comparing the screen's width with its height", severity: .warning, since: "iOS 9",
    matches: "The main screen's width compared with its height.",
    excludes: "Windows, views and scenes; other uses of the screen's size.",
    remedy: "Compare the bounds of the window, or of the view you lay out.",
    rules: ["R7.8", "R8.15"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source -> [Finding] in
      guard source.hasWord("UIScreen"), source.hasWord("width"), source.hasWord("height") else { return [] }
      return source.tokens.indices.compactMap { index -> Finding? in
        guard source.at(index, is: "<") || source.at(index, is: ">") || source.at(index, is: "<=") || source.at(index, is: ">="),
          source.isCompiled(index)
        else { return nil }
        let left = source.operand(before: index).map(\.name)
        let right = source.operand(after: index).map(\.name)
        guard Set([left.last, right.last]) == ["width", "height"], isScreen(left.dropLast()), isScreen(right.dropLast()) else {
          return nil
        }
        let start = source.members(endingAt: index - 1).first?.token ?? index
        return finding(
          source, at: start,
          "The screen is not the window: in Split View, in a resized window and on a second display they differ.")
      }
    }
  }

  private func isScreen(_ names: ArraySlice<String>) -> Bool {
    var names = names
    if names.last == "size" { names = names.dropLast() }
    if names.last == "bounds" || names.last == "nativeBounds" { names = names.dropLast() }
    return Array(names) == ["UIScreen", "main"] || Array(names) == ["UIScreen", "mainScreen"]
  }

  static let fixtures: [Fixture] = [
    Fixture(.swift, "var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height } // <-", expects: .warning),
    Fixture(
      .swift,
      """
      func layout() {
        let size = UIScreen.main.bounds.size
        if size.height < size.width { columns = 3 } // <-
      }
      """, expects: .warning),
    Fixture(.swift, "var isWide: Bool { view.bounds.width > view.bounds.height } // not UIScreen"),
    Fixture(.swift, "var isSmall: Bool { UIScreen.main.bounds.width < 375 }"),
    Fixture(.swift, "let shorter = min(UIScreen.main.bounds.width, UIScreen.main.bounds.height)"),
    Fixture(
      .objectiveC,
      "BOOL f(void) { return [UIScreen mainScreen].bounds.size.width > [UIScreen mainScreen].bounds.size.height; } // <-",
      expects: .warning),
    Fixture(
      .objectiveC,
      """
      BOOL f(void) {
        CGSize size = [[UIScreen mainScreen] bounds].size;
        return size.width < size.height; // <-
      }
      """, expects: .warning),
    Fixture(.objectiveC, "BOOL f(UIView *view) { return view.bounds.size.width > view.bounds.size.height; } // UIScreen"),
    Fixture(.objectiveC, "BOOL f(void) { return [UIScreen mainScreen].bounds.size.width < 375; }"),
    Fixture(
      .objectiveC,
      "CGFloat f(void) { return MIN([UIScreen mainScreen].bounds.size.width, [UIScreen mainScreen].bounds.size.height); }"),
  ]
}
