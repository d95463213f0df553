/// C61: an app for both families whose iPad takes the iPhone's list.
enum PhoneListOnPad: ProjectRule {
  static let description = RuleDescription(
    id: "C61", title: "An iPad takes the iPhone's list of orientations", severity: .warning, since: nil,
    matches: "an app for iPhone and iPad without UISupportedInterfaceOrientations~ipad, whose plain list is not all four",
    excludes: "apps for one family; a plain list of all four",
    remedy: "Add UISupportedInterfaceOrientations~ipad with the orientations the app has on an iPad.",
    rules: ["R3.4", "R7.1"])

  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding] {
    guard target.isForPad, target.isForPhone, let plist = target.infoPlist, plist[EffectiveInfoPlist.padOrientations] == nil,
      let list = plist.list(EffectiveInfoPlist.orientations), !list.isComplete
    else { return [] }
    return [finding(at: list.place, "This list counts on iPads too, and it is not all four orientations.")]
  }

  static let fixtures = [
    ProjectFixture(
      name: "a plain list without upside-down", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait", "LandscapeLeft"),
      finds: ["UISupportedInterfaceOrientations"]),
    ProjectFixture(
      name: "a plain list in the settings", infoPlist: nil,
      settings: [
        "GENERATE_INFOPLIST_FILE": "YES", "INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait",
      ], finds: ["INFOPLIST_KEY_UISupportedInterfaceOrientations"]),
    ProjectFixture(
      name: "an iPad list of its own",
      infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait") + ProjectFixture.allOnPad),
    ProjectFixture(
      name: "all four for both",
      infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")),
    ProjectFixture(name: "an app for iPhones", families: "1", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait")),
    ProjectFixture(name: "an app for iPads", families: "2", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait")),
    ProjectFixture(name: "no list at all"),
  ]
}
