/// A geometry request in a project that never has the masks asked again.
struct RequestWithoutRefresh: SourceRule {
  static let description = RuleDescription(
    id: "C04", title: "Requesting an orientation with no mask refreshed", severity: .warning, since: "iOS 16",
    matches: "requestGeometryUpdate, where the whole project has no setNeedsUpdateOfSupportedInterfaceOrientations.",
    excludes: "Requests for a Mac's window frame or for visionOS.",
    remedy:
      "Before the request call setNeedsUpdateOfSupportedInterfaceOrientations() on the window's root and on every presented controller.",
    rules: ["R5.5", "R5.6", "R5.17"], reports: ["B01", "B41"])

  func findings(in project: SourceProject) -> [Finding] {
    guard !project.words.contains("setNeedsUpdateOfSupportedInterfaceOrientations") else { return [] }
    return project.sources.flatMap { source in
      source.geometryRequests.map {
        finding(
          source, at: $0.token,
          "UIKit judges the request by the mask that it last asked for, and nothing here makes it ask again.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift, "func f() { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) } } // <-",
      expects: .warning),
    Fixture(
      .swift,
      """
      func f() {
        guard let scene = view.window?.windowScene else { return }
        let wanted = UIWindowScene.GeometryPreferences.iOS(interfaceOrientations: .landscape)
        scene.requestGeometryUpdate(wanted, errorHandler: { log($0) }) // <-
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
    Fixture(.swift, "func f() { scene.requestGeometryUpdate(.Mac(systemFrame: frame)) }"),
    Fixture(
      .swift, "func f() { scene.requestGeometryUpdate(.Vision(resizingRestrictions: UIWindowScene.ResizingRestrictions.none)) }"),
    Fixture(
      .objectiveC,
      "void f(void) { [scene requestGeometryUpdateWithPreferences:wanted errorHandler:^(NSError *e) { NSLog(@\"%@\", e); }]; } // <-",
      expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation A
      - (void)turn {
        [self.view.window.windowScene requestGeometryUpdateWithPreferences:preferences // <-
                                                              errorHandler:handler];
      }
      @end
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
      "void f(void) { [scene requestGeometryUpdateWithPreferences:[[UIWindowSceneGeometryPreferencesMac alloc] init] errorHandler:handler]; }"
    ),
    Fixture(.objectiveC, "- (void)requestGeometryUpdateWithPreferences:(id)preferences errorHandler:(id)handler;"),
  ]
}
