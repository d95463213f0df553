/// One mask for every scene.
struct SharedMask: SourceRule {
  static let description = RuleDescription(
    id: "C17", title: "One mask for every scene", severity: .warning, since: "iOS 13",
    matches:
      "A static property, or one of the app delegate, that the app delegate returns as the mask, in an app with several scenes.",
    excludes: "Apps with one scene; masks that the delegate looks up by the window it gets.",
    remedy:
      "Keep a mask for each scene, and look it up by the window's scene: masks[window?.windowScene?.session.persistentIdentifier].",
    rules: ["R3.22", "R7.9"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    guard project.facts.supportsMultipleScenes else { return [] }
    return project.delegateMasks.compactMap { place -> Finding? in
      for result in place.source.results(of: place.scope) {
        let chain = place.source.members(in: result)
        guard let last = chain.last, last.arguments == nil, last.subscripts == nil, chain.count <= 3,
          !place.source.maskBitsKnown(result)
        else { continue }
        let name = last.name.hasPrefix("_") ? String(last.name.dropFirst()) : last.name
        let declaration = project.references(to: name).first {
          $0.source.isSharedProperty($0.token, ofType: place.source.type(of: place.scope)?.name)
        }
        let message = "Every scene gets this one mask, so that a lock in one window locks the others."
        if let declaration { return finding(declaration.source, at: declaration.token, message) }
        if !place.source.isSwift { return finding(place.source, at: last.token, message) }
      }
      return nil
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        static var lock = UIInterfaceOrientationMask.all // <-
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          return AppDelegate.lock
        }
      }
      """, expects: .warning, facts: ProjectFacts(supportsMultipleScenes: true)),
    Fixture(
      .swift,
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var mask: UIInterfaceOrientationMask = .portrait // <-
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { self.mask }
      }
      """, expects: .warning, facts: ProjectFacts(supportsMultipleScenes: true)),
    Fixture(
      .swift,
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        static var lock = UIInterfaceOrientationMask.all
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { Self.lock }
      }
      """),
    Fixture(
      .swift,
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var masks: [String: UIInterfaceOrientationMask] = [:]
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          masks[window?.windowScene?.session.persistentIdentifier ?? ""] ?? .all
        }
      }
      """, facts: ProjectFacts(supportsMultipleScenes: true)),
    Fixture(
      .swift,
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
      }
      """, facts: ProjectFacts(supportsMultipleScenes: true)),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        return self.mask; // <-
      }
      @end
      """, expects: .warning, facts: ProjectFacts(supportsMultipleScenes: true)),
    Fixture(
      .objectiveC,
      """
      static UIInterfaceOrientationMask sharedMask;
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        return sharedMask; // <-
      }
      @end
      """, expects: .warning, facts: ProjectFacts(supportsMultipleScenes: true)),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        return UIInterfaceOrientationMaskPortrait;
      }
      @end
      """, facts: ProjectFacts(supportsMultipleScenes: true)),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        return [self maskForWindow:window];
      }
      @end
      """, facts: ProjectFacts(supportsMultipleScenes: true)),
    Fixture(
      .objectiveC,
      """
      @implementation AppDelegate
      - (UIInterfaceOrientationMask)application:(UIApplication *)a supportedInterfaceOrientationsForWindow:(UIWindow *)window {
        return self.mask;
      }
      @end
      """),
  ]
}

extension ParsedSource {
  fileprivate func maskBitsKnown(_ range: Range<Int>) -> Bool { maskBits(range) != nil }

  /// Whether a word declares a property that all scenes share: a static one, a global one or one of the app delegate.
  fileprivate func isSharedProperty(_ token: Int, ofType delegate: String?) -> Bool {
    guard isSwift, at(token - 1, is: "var") else { return false }
    guard let type = type(around: token) else { return function(around: token) == nil }
    guard function(around: token) == nil else { return false }
    var index = token - 1
    while index > 0, isWord(index - 1) || at(index - 1, is: ")") {
      if at(index - 1, is: "static") || at(index - 1, is: "class") { return true }
      if !isWord(index - 1) || tokens[index].isFirstOnLine { break }
      index -= 1
    }
    return type.name == delegate
  }
}
