/// A controller whose mask has nothing in common with the app's.
struct DisjointMask: SourceRule {
  static let description = RuleDescription(
    id: "C26", title: "A controller's mask without an orientation of the app's", severity: .error,
    matches:
      "A controller's constant mask that shares no orientation with the app delegate's constant one or, without a delegate, with the property lists.",
    excludes: "Masks that are decided at run time; several delegates.",
    remedy: "Let the app allow what its controllers need: the app delegate or the property list has the widest mask.",
    rules: ["R3.9", "R3.17"], reports: ["B89", "B90"])

  func findings(in project: SourceProject) -> [Finding] {
    guard let allowed = allowedMask(of: project) else { return [] }
    return project.controllerMasks.flatMap { place -> [Finding] in
      let results = place.source.results(of: place.scope)
      let masks = results.compactMap { place.source.maskBits($0) }
      guard masks.count == results.count, !masks.isEmpty, masks.allSatisfy({ $0 != 0 && $0 & allowed == 0 }) else { return [] }
      return [
        finding(
          place.source, at: results[0].lowerBound,
          "The app allows none of these orientations; showing this full screen raises an exception.")
      ]
    }
  }

  private func allowedMask(of project: SourceProject) -> Int? {
    let delegates = project.delegateMasks + project.sceneDelegateMasks
    guard !delegates.isEmpty else { return project.facts.declaredMask }
    guard delegates.count == 1, let place = delegates.first else { return nil }
    let results = place.source.results(of: place.scope).map { place.source.maskBits($0) }
    guard !results.isEmpty, results.allSatisfy({ $0 != nil }) else { return nil }
    return results.reduce(0) { $0 | ($1 ?? 0) }
  }

  private static let delegate = """
    class D: NSObject, UIApplicationDelegate {
      func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
    }

    """
  private static let delegateInObjectiveC = """
    @implementation D
    - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w {
      return UIInterfaceOrientationMaskPortrait;
    }
    @end

    """

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      delegate
        + "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape } } // <-",
      expects: .error),
    Fixture(
      .swift,
      "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft } } // <-",
      expects: .error, facts: ProjectFacts(declaredMask: 2)),
    Fixture(
      .swift,
      delegate + "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }"),
    Fixture(
      .swift,
      "class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape } }"),
    Fixture(
      .swift,
      """
      class D: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { mask }
      }
      class P: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape } }
      """),
    Fixture(
      .objectiveC,
      delegateInObjectiveC
        + "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; } // <-\n@end",
      expects: .error),
    Fixture(
      .objectiveC,
      "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; } // <-\n@end",
      expects: .error, facts: ProjectFacts(declaredMask: 2)),
    Fixture(
      .objectiveC,
      delegateInObjectiveC
        + "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskAll; }\n@end"
    ),
    Fixture(
      .objectiveC,
      "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; }\n@end"
    ),
    Fixture(
      .objectiveC,
      delegateInObjectiveC
        + "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return self.mask; }\n@end"),
  ]
}
