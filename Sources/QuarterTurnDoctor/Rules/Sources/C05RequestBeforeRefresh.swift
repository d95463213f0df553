/// A geometry request that comes before the refresh that it needs.
struct RequestBeforeRefresh: SourceRule {
  static let description = RuleDescription(
    id: "C05", title: "Requesting an orientation before the masks are refreshed", severity: .warning, since: "iOS 16",
    matches: "In one function requestGeometryUpdate first and setNeedsUpdateOfSupportedInterfaceOrientations after it.",
    excludes: "Functions that refresh before as well; requests that run later, or in another branch.",
    remedy: "Change the mask, call setNeedsUpdateOfSupportedInterfaceOrientations(), then request.",
    rules: ["R5.6"], reports: ["B41", "B42"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.geometryRequests.compactMap { request -> Finding? in
        guard let function = source.function(around: request.token) else { return nil }
        let refreshes = source.refreshes.filter { function.body.contains($0) }
        guard let after = refreshes.first(where: { $0 > request.token }), refreshes.allSatisfy({ $0 > request.token }) else {
          return nil
        }
        if request.handler?.contains(after) == true { return nil }
        if let branch = source.branch(of: after, awayFrom: request.token), !branch.refused.isEmpty { return nil }
        if let mine = source.branch(of: request.token, awayFrom: after) {
          if mine.kind == .closure, mine.name.lowercased().contains("async") || mine.name == "Task" { return nil }
          if mine.kind == .branch, source.leaves(mine) { return nil }
        }
        return finding(source, at: request.token, "The request is judged by the mask from before the refresh that follows it.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      func f() {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) } // <-
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      class AppDelegate {
        static var lock = UIInterfaceOrientationMask.all {
          didSet {
            for scene in scenes { scene.requestGeometryUpdate(.iOS(interfaceOrientations: lock)) { log($0) } } // <-
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      func f() {
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) }
      }
      """),
    Fixture(
      .swift,
      """
      func f() {
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) }
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
      }
      """),
    Fixture(
      .swift,
      """
      func f() {
        DispatchQueue.main.async { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) } }
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
      }
      """),
    Fixture(
      .objectiveC,
      """
      @implementation A
      - (void)turn {
        [scene requestGeometryUpdateWithPreferences:preferences errorHandler:handler]; // <-
        [self setNeedsUpdateOfSupportedInterfaceOrientations];
      }
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      void turn(UIWindowScene *scene, UIViewController *root) {
        if (@available(iOS 16, *)) {
          [scene requestGeometryUpdateWithPreferences:preferences errorHandler:handler]; // <-
          [root.navigationController setNeedsUpdateOfSupportedInterfaceOrientations];
        }
      }
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation A
      - (void)turn {
        [self setNeedsUpdateOfSupportedInterfaceOrientations];
        [scene requestGeometryUpdateWithPreferences:preferences errorHandler:handler];
      }
      @end
      """),
    Fixture(
      .objectiveC,
      """
      @implementation A
      - (void)turn {
        if (self.forced) [scene requestGeometryUpdateWithPreferences:preferences errorHandler:handler];
        else [self setNeedsUpdateOfSupportedInterfaceOrientations];
      }
      @end
      """),
    Fixture(
      .objectiveC,
      """
      @implementation A
      - (void)turn {
        [scene requestGeometryUpdateWithPreferences:preferences errorHandler:^(NSError *error) {
          [self setNeedsUpdateOfSupportedInterfaceOrientations];
        }];
      }
      @end
      """),
  ]
}
