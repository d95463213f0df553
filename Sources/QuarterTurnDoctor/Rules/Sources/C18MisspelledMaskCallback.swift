/// A mask method that UIKit never calls, because of its name or its class.
struct MisspelledMaskCallback: SourceRule {
  static let description = RuleDescription(
    id: "C18", title: "A mask method that UIKit never calls", severity: .error,
    matches: "In an app or scene delegate a method that is nearly the one UIKit asks, or the one of another class.",
    excludes: "The exact methods; other classes.",
    remedy: """
      App delegate: application(_:supportedInterfaceOrientationsFor:)
      Scene delegate, from iOS 27 on: supportedInterfaceOrientations(for:)
      View controller: var supportedInterfaceOrientations
      """,
    rules: ["R3.1", "R8.10"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.scopes.compactMap { scope -> Finding? in
        // Looking for the class of an extension goes through the whole project, and few functions need it.
        guard isWrongInAppDelegate(scope) || isWrongInSceneDelegate(scope) else { return nil }
        guard scope.kind == .function || scope.kind == .accessor && scope.keyword == "get", let type = source.type(of: scope),
          source.isCompiled(scope.header.lowerBound), !source.contains(scope.header, ["private", "fileprivate", "static"])
        else { return nil }
        guard
          let token = scope.header.first(where: {
            source.isWord($0) && source.text($0) == scope.name.prefix(while: { $0 != ":" })
          })
        else { return nil }
        let isScene = type.inherited.contains { $0.hasSuffix("SceneDelegate") }
        if project.isAppDelegate(type, in: source) {
          if isScene, scope.name.hasPrefix("supportedInterfaceOrientations") { return nil }
          guard isWrongInAppDelegate(scope) else { return nil }
          return finding(
            source, at: token,
            "UIKit asks an app delegate for application(_:supportedInterfaceOrientationsFor:) and never calls this.")
        }
        guard isScene, isWrongInSceneDelegate(scope) else { return nil }
        return finding(
          source, at: token, "UIKit asks a scene delegate for supportedInterfaceOrientations(for:) and never calls this.")
      }
    }
  }

  private func isWrongInAppDelegate(_ scope: Scope) -> Bool {
    if scope.kind == .accessor { return scope.name == "supportedInterfaceOrientations" }
    if scope.name == "supportedInterfaceOrientations" { return true }
    if scope.name == "application", let last = scope.labels.last, last.lowercased().contains("supportedinterfaceorientation") {
      return last != "supportedInterfaceOrientationsFor"
    }
    return scope.name.hasPrefix("application:supported") && scope.name.lowercased().contains("orientation")
      && scope.name != "application:supportedInterfaceOrientationsForWindow:"
  }

  private func isWrongInSceneDelegate(_ scope: Scope) -> Bool {
    if scope.kind == .accessor { return scope.name == "supportedInterfaceOrientations" }
    let names = scope.labels.joined().lowercased() + scope.name.lowercased()
    guard names.contains("supportedinterfaceorientations") else { return false }
    if scope.name == "supportedInterfaceOrientations" { return scope.labels != ["for"] }
    return scope.name != "supportedInterfaceOrientationsForWindowScene:"
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsForWindow w: UIWindow?) -> UIInterfaceOrientationMask { .portrait } // <-
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ s: UIScene, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .portrait } // <-
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } // <-
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
      }
      """),
    Fixture(
      .swift,
      """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func supportedInterfaceOrientations(for scene: UIWindowScene) -> UIInterfaceOrientationMask { .portrait }
      }
      """),
    Fixture(
      .swift,
      "class Page: UIViewController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait } }"),
    Fixture(
      .objectiveC,
      """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsFor:(UIWindow *)w { // <-
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      """, expects: .error),
    Fixture(
      .objectiveC,
      """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; } // <-
      @end
      """, expects: .error),
    Fixture(
      .objectiveC,
      """
      @interface AppDelegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w {
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      """),
    Fixture(
      .objectiveC,
      """
      @implementation Page
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskPortrait; }
      @end
      """),
    Fixture(
      .objectiveC,
      """
      @implementation SceneDelegate
      - (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindowScene:(UIWindowScene *)scene { return 2; }
      @end
      """),
  ]
}
