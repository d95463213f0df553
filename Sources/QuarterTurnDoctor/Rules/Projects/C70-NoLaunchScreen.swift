/// C70: an app without a launch screen.
enum NoLaunchScreen: ProjectRule {
  static let description = RuleDescription(
    id: "C70", title: "An app without a launch screen", severity: .error, since: "iOS 14",
    matches: "an Info.plist without UILaunchScreen, UILaunchScreens, UILaunchStoryboardName and UILaunchStoryboards",
    excludes: "any of these keys, also for one family",
    remedy: "Add UILaunchScreen, which may be an empty dictionary, or UILaunchStoryboardName.", rules: ["R7.1", "R8.16"])

  private static let keys = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards"]

  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding] {
    guard let plist = target.infoPlist,
      !plist.entries.keys.contains(where: { key in keys.contains { key == $0 || key.hasPrefix($0 + "~") } })
    else { return [] }
    return [
      finding(
        at: plist.subject,
        "No launch screen is named: the app is shown in an old screen's size, takes no part in multitasking, and is refused when built with the 27 SDK."
      )
    ]
  }

  static let fixtures = [
    ProjectFixture(name: "launch images alone", infoPlist: "<key>UILaunchImages</key>\n<array/>\n", finds: ["<?xml"]),
    ProjectFixture(
      name: "a generated plist", infoPlist: nil, settings: ["GENERATE_INFOPLIST_FILE": "YES"], finds: ["GENERATE_INFOPLIST_FILE"]),
    ProjectFixture(name: "a storyboard", infoPlist: "<key>UILaunchStoryboardName</key>\n<string>Launch</string>\n"),
    ProjectFixture(
      name: "a storyboard for iPads", infoPlist: "<key>UILaunchStoryboardName~ipad</key>\n<string>Launch</string>\n"),
    ProjectFixture(name: "an empty launch screen", infoPlist: "<key>UILaunchScreen</key>\n<dict/>\n"),
    ProjectFixture(
      name: "one made by the build", infoPlist: nil,
      settings: ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]": "YES"]),
  ]
}
