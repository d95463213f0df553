/// C63: an iPad app that relies on being full screen.
enum FullScreenFlag: ProjectRule {
  static let description = RuleDescription(
    id: "C63", title: "UIRequiresFullScreen no longer keeps an iPad app full screen", severity: .warning, since: "SDK 27",
    matches: "UIRequiresFullScreen = true in an app for iPads",
    excludes: "apps for iPhones; UIRequiresFullScreenIgnoredStartingWithVersion, which states the plan",
    remedy:
      "Plan for windows of any size; UIRequiresFullScreenIgnoredStartingWithVersion keeps the flag for older systems until then.",
    rules: ["R7.4", "R7.5", "R8.15"], reports: ["B56"])

  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding] {
    guard target.isForPad, let plist = target.infoPlist, plist.requiresFullScreen,
      plist["UIRequiresFullScreenIgnoredStartingWithVersion"] == nil, let place = plist.fullScreenEntry?.places.last
    else { return [] }
    return [
      finding(
        at: place,
        "From iPadOS 26 on this flag is deprecated, and built with the 27 SDK the app's windows are resized in spite of it.")
    ]
  }

  static let fixtures = [
    ProjectFixture(name: "the flag in the file", infoPlist: ProjectFixture.fullScreen, finds: ["UIRequiresFullScreen"]),
    ProjectFixture(
      name: "the flag in the settings", infoPlist: nil,
      settings: ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIRequiresFullScreen": "YES"],
      finds: ["INFOPLIST_KEY_UIRequiresFullScreen"]),
    ProjectFixture(name: "an app for iPhones", families: "1", infoPlist: ProjectFixture.fullScreen),
    ProjectFixture(name: "the flag set to no", infoPlist: "<key>UIRequiresFullScreen</key>\n<false/>\n"),
    ProjectFixture(
      name: "a version from which it is ignored",
      infoPlist: ProjectFixture.fullScreen + "<key>UIRequiresFullScreenIgnoredStartingWithVersion</key>\n<string>26</string>\n"),
    ProjectFixture(
      name: "the settings take it back", infoPlist: ProjectFixture.fullScreen,
      settings: ["GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UIRequiresFullScreen": "NO"]),
  ]
}
