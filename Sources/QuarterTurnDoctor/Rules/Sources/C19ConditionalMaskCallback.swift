/// An app delegate's mask method that only some configurations have.
struct ConditionalMaskCallback: SourceRule {
  static let description = RuleDescription(
    id: "C19", title: "The mask method compiled in some configurations only", severity: .warning,
    matches: "An app delegate's mask method inside a #if that depends on the project's settings.",
    excludes: "Conditions on the platform, and a method in each branch.",
    remedy: "Move the #if into the method, so that each configuration has it.",
    rules: ["R3.1"], reports: ["B21"])

  func findings(in project: SourceProject) -> [Finding] {
    let places = project.delegateMasks + project.sceneDelegateMasks
    return places.compactMap { place -> Finding? in
      let token = place.scope.header.lowerBound
      guard place.source.dependsOnSettings(token) else { return nil }
      let others = places.filter { $0.source === place.source && $0.scope.name == place.scope.name }
      guard others.count == 1 else { return nil }
      return finding(
        place.source, at: token, "Where this condition does not hold the method is missing, and the property list decides.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        #if LOCKED
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait } // <-
        #endif
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        #if !DEBUG && os(iOS)
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait } // <-
        #endif
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      #if os(iOS)
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
      }
      #endif
      """),
    Fixture(
      .swift,
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        #if DEBUG
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .all }
        #else
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
        #endif
      }
      """),
    Fixture(
      .swift,
      """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask {
          #if DEBUG
          return .all
          #else
          return .portrait
          #endif
        }
      }
      """),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      #ifdef LOCKED
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w { return 2; } // <-
      #endif
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      #if DEBUG
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w { return 2; } // <-
      #endif
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      #if !defined(__TV_OS_VERSION_MAX_ALLOWED)
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w { return 2; }
      @end
      #endif
      """),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w { return 2; }
      @end
      """),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)w { return 2; }
      #endif
      @end
      """),
  ]
}

extension ParsedSource {
  /// Whether a token's compilation depends on what the project defines.
  func dependsOnSettings(_ token: Int) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    var region = Int(tokens[token].region)
    while region >= 0 {
      if source.regions[region].isCompiled == nil { return true }
      region = source.regions[region].parent
    }
    return false
  }
}
