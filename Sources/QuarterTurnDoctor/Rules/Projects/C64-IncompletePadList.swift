/// C64: an iPad list that the store refuses.
enum IncompletePadList: ProjectRule {
  static let description = RuleDescription(
    id: "C64", title: "An iPad list that the store refuses", severity: .warning, since: "iOS 9",
    matches: "an app for iPads whose list there is not all four orientations, without UIRequiresFullScreen",
    excludes: "apps for iPhones; UIRequiresFullScreen; no list at all",
    remedy: "List all four orientations for iPad, or add UIRequiresFullScreen while it still counts (C63).",
    rules: ["R7.2"], reports: ["B33", "B30"])

  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding] {
    guard target.isForPad, let plist = target.infoPlist, let list = plist.padList, !list.isComplete, !plist.requiresFullScreen
    else {
      return []
    }
    let missing = list.missing.map { $0.replacing("UIInterfaceOrientation", with: "") }.joined(separator: ", ")
    return [
      finding(
        at: list.place,
        "An iPad app that may be shown beside others has to list all four orientations, or the App Store refuses it (ITMS-90474); missing: \(missing)."
      )
    ]
  }

  static let fixtures = [
    ProjectFixture(
      name: "an iPad list without upside-down",
      infoPlist: ProjectFixture.list(ProjectFixture.pad, "Portrait", "LandscapeLeft", "LandscapeRight"),
      finds: ["UISupportedInterfaceOrientations~ipad"]),
    ProjectFixture(
      name: "the plain list on an iPad", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait"),
      finds: ["UISupportedInterfaceOrientations"]),
    ProjectFixture(
      name: "the iPad list of the settings", infoPlist: nil,
      settings: [
        "GENERATE_INFOPLIST_FILE": "YES",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
          "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
      ], finds: ["INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad"]),
    ProjectFixture(name: "all four", infoPlist: ProjectFixture.allOnPad),
    ProjectFixture(
      name: "the full-screen flag",
      infoPlist: ProjectFixture.list(ProjectFixture.pad, "LandscapeLeft", "LandscapeRight") + ProjectFixture.fullScreen),
    ProjectFixture(name: "an app for iPhones", families: "1", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait")),
    ProjectFixture(
      name: "the settings complete the file's list",
      infoPlist: ProjectFixture.list(ProjectFixture.pad, "Portrait", "PortraitUpsideDown"),
      settings: [
        "GENERATE_INFOPLIST_FILE": "YES",
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
          "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
      ]),
  ]
}
