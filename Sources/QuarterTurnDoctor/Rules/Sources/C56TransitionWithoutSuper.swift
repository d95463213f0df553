/// A size transition that is kept from the children.
struct TransitionWithoutSuper: SourceRule {
  static let description = RuleDescription(
    id: "C56", title: "A size transition that is not passed on", severity: .warning, since: "iOS 8",
    matches: "viewWillTransition(to:with:) or willTransition(to:with:) overridden without a call of super.",
    excludes: "Methods that override nothing.",
    remedy: "super.viewWillTransition(to: size, with: coordinator)",
    rules: ["R6.3"], reports: ["B116"])

  func findings(in project: SourceProject) -> [Finding] {
    project.functions { scope in
      scope.labels == ["to", "with"] && (scope.name == "viewWillTransition" || scope.name == "willTransition")
        || scope.name == "viewWillTransitionToSize:withTransitionCoordinator:"
        || scope.name == "willTransitionToTraitCollection:withTransitionCoordinator:"
    }.compactMap { place -> Finding? in
      let (source, scope) = (place.source, place.scope)
      if source.isSwift, !source.contains(scope.header, ["override"]) { return nil }
      guard !source.contains(scope.body, ["super"]) else { return nil }
      let first = scope.name.split(separator: ":").first.map(String.init) ?? scope.name
      let name = scope.header.first { source.isWord($0) && source.text($0) == first } ?? scope.header.lowerBound
      return finding(source, at: name, "Without super the children and the presented controllers do not hear of the transition.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) { // <-
          c.animate(alongsideTransition: { _ in self.layout() })
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override func willTransition(to t: UITraitCollection, with c: any UIViewControllerTransitionCoordinator) { layout() } // <-
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override func viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator) {
          super.viewWillTransition(to: size, with: c)
          layout()
        }
      }
      """),
    Fixture(.swift, "protocol Page { func viewWillTransition(to size: CGSize, with c: Coordinator) }"),
    Fixture(.swift, "struct Page { func viewWillTransition(to size: CGSize, with c: Coordinator) { layout() } }"),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)c { // <-
        [self layout];
      }
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (void)willTransitionToTraitCollection:(UITraitCollection *)t // <-
                    withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)c {
        [self layout];
      }
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)c {
        [super viewWillTransitionToSize:size withTransitionCoordinator:c];
      }
      @end
      """),
    Fixture(.objectiveC, "void f(id page) { [page viewWillTransitionToSize:size withTransitionCoordinator:c]; }"),
    Fixture(
      .objectiveC,
      "@protocol P\n- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)c;\n@end"
    ),
  ]
}
