/// An app delegate that a SwiftUI app never makes.
struct UnusedAppDelegate: SourceRule {
  static let description = RuleDescription(
    id: "C20", title: "An app delegate that the app does not use", severity: .error, since: "iOS 14",
    matches:
      "A delegate that answers for the mask, in a SwiftUI app without UIApplicationDelegateAdaptor, or with the adaptor outside of the app.",
    excludes: "Projects with an adaptor in the app, and with a delegate that is the entry point itself.",
    remedy: "In the app that is marked @main: @UIApplicationDelegateAdaptor private var delegate: AppDelegate",
    rules: ["R9.4"], reports: ["B102"])

  func findings(in project: SourceProject) -> [Finding] {
    let apps = project.types { $0.inherited.contains("App") && $0.keyword == "struct" }.filter {
      $0.source.contains($0.scope.header, ["main"])
    }
    guard !apps.isEmpty else { return [] }
    let adaptors = project.references(to: "UIApplicationDelegateAdaptor").filter { $0.source.at($0.token - 1, is: "@") }
    let inApp = adaptors.filter { adaptor in
      adaptor.source.type(around: adaptor.token).map { type in apps.contains { $0.scope.name == type.name } } ?? false
    }
    guard inApp.isEmpty else { return [] }
    if let stray = adaptors.first {
      return [
        finding(
          stray.source, at: stray.token,
          "The adaptor stands outside of the app that is marked @main, so nothing makes the delegate.")
      ]
    }
    let isEntry: (Scope, ParsedSource) -> Bool = { $1.contains($0.header, ["main", "UIApplicationMain"]) }
    guard project.types(where: { _ in true }).allSatisfy({ $0.scope.keyword == "struct" || !isEntry($0.scope, $0.source) }) else {
      return []
    }
    return project.delegateMasks.map {
      finding(
        $0.source, at: $0.scope.header.lowerBound,
        "The app is SwiftUI's and has no UIApplicationDelegateAdaptor, so this is never asked.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      @main struct Player: App { var body: some Scene { WindowGroup { Page() } } }
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait } // <-
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      @main struct Player: App { var body: some Scene { WindowGroup { Page() } } }
      struct Page: View {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate // <-
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      @main struct Player: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
        var body: some Scene { WindowGroup { Page() } }
      }
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
      }
      """),
    Fixture(
      .swift,
      """
      @main class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
      }
      """),
    Fixture(
      .swift, "@main struct Player: App { var body: some Scene { WindowGroup { Page() } } } // about UIApplicationDelegate"),
  ]
}
