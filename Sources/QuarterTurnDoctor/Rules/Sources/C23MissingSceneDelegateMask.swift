/// An app delegate's mask without a scene delegate's.
struct MissingSceneDelegateMask: SourceRule {
  static let description = RuleDescription(
    id: "C23", title: "No scene delegate answers for the mask", severity: .note, since: "SDK 27",
    matches: "application(_:supportedInterfaceOrientationsFor:) in a project without supportedInterfaceOrientations(for:).",
    excludes: "Projects whose scene delegate answers as well.",
    remedy: """
      Answer both from one place. In the scene delegate:
      @objc(supportedInterfaceOrientationsForWindowScene:)
      func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { … }
      """,
    rules: ["R8.10", "R8.11"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    guard project.sceneDelegateMasks.isEmpty else { return [] }
    return project.delegateMasks.map { place in
      let name = place.scope.header.first { place.source.at($0, is: "application") } ?? place.scope.header.lowerBound
      return finding(
        place.source, at: name, "From the SDK of iOS 27 on this is deprecated: UIKit asks the scene delegate.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait } // <-
      }
      """, expects: .note),
    Fixture(
      .swift,
      """
      extension AppDelegate {
        func application( // <-
          _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { lock }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {}
      """, expects: .note),
    Fixture(
      .swift,
      """
      class Delegate: NSObject, UIApplicationDelegate, UIWindowSceneDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
        func supportedInterfaceOrientations(for scene: UIWindowScene) -> UIInterfaceOrientationMask { .portrait }
      }
      """),
    Fixture(
      .swift,
      "class AppDelegate: NSObject, UIApplicationDelegate { func application(_ a: UIApplication, open url: URL) -> Bool { true } }"
    ),
    Fixture(
      .swift,
      "class Page: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }"),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w { return mask; } // <-
      @end
      """, expects: .note),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      - (NSUInteger)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w // <-
      {
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      """, expects: .note),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w { return mask; }
      @end
      @implementation SceneDelegate
      - (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)s { return mask; }
      @end
      """),
    Fixture(
      .objectiveC, "@implementation Page\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return 2; }\n@end"),
    Fixture(
      .objectiveC,
      "@protocol P\n- (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w;\n@end"
    ),
  ]
}
