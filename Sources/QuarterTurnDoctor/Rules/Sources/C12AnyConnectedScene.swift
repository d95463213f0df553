/// A scene taken from the set of connected scenes without saying which.
struct AnyConnectedScene: SourceRule {
  static let description = RuleDescription(
    id: "C12", title: "Taking any connected scene", severity: .warning, since: "iOS 13",
    matches: "connectedScenes.first, anyObject or allObjects at 0; a note where the function is not about orientation.",
    excludes: "A condition given to first; sets that were filtered before.",
    remedy:
      "Take the scene of the view you are in: view.window?.windowScene. Without a view, filter by type and activation state.",
    rules: ["R7.9"], reports: ["B24"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.words("connectedScenes").compactMap { index -> Finding? in
        guard source.isCompiled(index), let token = source.pickOfAny(from: index) else { return nil }
        let isAbout = source.isAboutOrientation(index)
        return finding(
          source, at: token,
          "connectedScenes is a set without an order: its first element may be another window's, or CarPlay's.",
          severity: isAbout ? .warning : .note)
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      func turn() {
        guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return } // <-
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      var isLandscape: Bool {
        (UIApplication.shared.connectedScenes.first as! UIWindowScene).interfaceOrientation.isLandscape // <-
      }
      """, expects: .warning),
    Fixture(
      .swift,
      "func present() { let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene } // <-", expects: .note),
    Fixture(
      .swift,
      """
      func turn() {
        let scene = UIApplication.shared.connectedScenes.first(where: { $0.activationState == .foregroundActive })
        print(scene.interfaceOrientation)
      }
      """),
    Fixture(
      .swift,
      """
      func turn() {
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
        print(scene.interfaceOrientation)
      }
      """),
    Fixture(.swift, "func turn() { for scene in UIApplication.shared.connectedScenes { print(scene.interfaceOrientation) } }"),
    Fixture(
      .objectiveC,
      """
      void turn(void) {
        UIWindowScene *scene = (UIWindowScene *)[UIApplication sharedApplication].connectedScenes.anyObject; // <-
        NSLog(@"%ld", scene.interfaceOrientation);
      }
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      UIInterfaceOrientation current(void) {
        UIWindowScene *scene = (UIWindowScene *)[[[UIApplication sharedApplication] connectedScenes] allObjects][0]; // <-
        return scene.interfaceOrientation;
      }
      """, expects: .warning),
    Fixture(
      .objectiveC, "UIInterfaceOrientation f(void) { return self.view.window.windowScene.interfaceOrientation; }"),
    Fixture(
      .objectiveC,
      "void turn(void) { for (UIScene *scene in UIApplication.sharedApplication.connectedScenes) { [self readOrientation:scene]; } }"
    ),
    Fixture(.objectiveC, "NSUInteger orientationCount(void) { return UIApplication.sharedApplication.connectedScenes.count; }"),
  ]
}

extension ParsedSource {
  /// The token that takes one element of a set of scenes without a condition; `nil` where none does.
  func pickOfAny(from set: Int) -> Int? {
    let picks: Set<String> = ["first", "anyObject", "firstObject", "randomElement"]
    let line = statement(around: set)
    for index in set + 1..<max(line.upperBound, set + 1) where source.kind(index) == .word {
      let chain = members(endingAt: index)
      guard let place = chain.firstIndex(where: { $0.token == set }), let last = chain.last, place < chain.count - 1 else {
        continue
      }
      let between = chain[(place + 1)..<(chain.count - 1)].map(\.name)
      guard between.allSatisfy({ $0 == "allObjects" || $0 == "enumerated" }) else { return nil }
      if picks.contains(last.name) { return last.arguments?.isEmpty ?? true && last.closure == nil ? set : nil }
      if last.name == "allObjects", isIndexedAtZero(after: index) { return set }
      if last.name != "allObjects" { return nil }
    }
    return nil
  }

  private func isIndexedAtZero(after token: Int) -> Bool {
    var index = token + 1
    if at(index, is: "]") { index += 1 }
    return at(index, is: "[") && at(index + 1, is: "0") && at(index + 2, is: "]")
  }

  /// Whether the function around a token, or its statement outside of one, is about orientation.
  func isAboutOrientation(_ token: Int) -> Bool {
    guard let function = function(around: token) else {
      let line = statement(around: token)
      return mentions(line, "orientation") || mentions(line, "geometryupdate")
    }
    let whole = function.header.lowerBound..<function.body.upperBound
    return mentions(whole, "orientation") || mentions(whole, "geometryupdate")
  }
}
