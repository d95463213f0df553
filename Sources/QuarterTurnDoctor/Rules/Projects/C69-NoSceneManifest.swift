/// C69: an app without the scene life cycle.
enum NoSceneManifest: ProjectRule {
  static let description = RuleDescription(
    id: "C69", title: "An app without scenes does not launch when built with the 27 SDK", severity: .error, since: "SDK 27",
    matches: "an Info.plist without UIApplicationSceneManifest",
    excludes: "SwiftUI apps; apps whose delegate configures a connecting scene",
    remedy: "Add UIApplicationSceneManifest with a scene configuration, and move the window to a scene delegate.",
    rules: ["R8.16"])

  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding] {
    guard let plist = target.infoPlist, plist["UIApplicationSceneManifest"] == nil, !evidence.declaresSwiftUIApp,
      !evidence.configuresScenes
    else { return [] }
    return [
      finding(
        at: plist.subject, "UIApplicationSceneManifest is missing: built with the 27 SDK, an app without scenes does not launch.")
    ]
  }

  private static let manifest = """
    <key>UIApplicationSceneManifest</key>
    <dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>

    """

  static let fixtures = [
    ProjectFixture(
      name: "an app delegate with a window",
      sources: [
        "AppDelegate.swift": "@main final class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }"
      ],
      finds: ["<?xml"]),
    ProjectFixture(
      name: "a generated plist without the key", infoPlist: nil, settings: ["GENERATE_INFOPLIST_FILE": "YES"],
      finds: ["GENERATE_INFOPLIST_FILE"]),
    ProjectFixture(name: "the key in the file", infoPlist: manifest),
    ProjectFixture(
      name: "the key made by the build", infoPlist: nil,
      settings: ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation[sdk=iphoneos*]": "YES"]),
    ProjectFixture(
      name: "a SwiftUI app",
      sources: ["PlanApp.swift": "@main struct PlanApp: App { var body: some Scene { WindowGroup { Text(\"\") } } }"]),
    ProjectFixture(
      name: "a delegate that configures scenes",
      sources: [
        "AppDelegate.swift": """
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
        }
        """
      ]),
  ]
}
