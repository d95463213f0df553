/// C72: upside-down in the iPhone's list.
enum UpsideDownOnPhone: ProjectRule {
  static let description = RuleDescription(
    id: "C72", title: "Upside-down in the iPhone's list", severity: .note, since: nil,
    matches: "UIInterfaceOrientationPortraitUpsideDown in the list that counts on iPhones",
    excludes: "lists for iPads; apps for iPads; a plain list beside a list for iPhones",
    remedy: "Remove it from the iPhone's list; give iPads a list of their own.", rules: ["R3.5"])

  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding] {
    guard target.isForPhone, let list = target.infoPlist?.phoneList, list.names.contains(EffectiveInfoPlist.upsideDown) else {
      return []
    }
    return [finding(at: list.place, "iPhones without a Home button never show upside-down, whatever this list says.")]
  }

  static let fixtures = [
    ProjectFixture(
      name: "the plain list", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait", "PortraitUpsideDown"),
      finds: ["UISupportedInterfaceOrientations"]),
    ProjectFixture(
      name: "the iPhone's list", families: "1",
      infoPlist: ProjectFixture.list(ProjectFixture.phone, "Portrait", "PortraitUpsideDown"),
      finds: ["UISupportedInterfaceOrientations~iphone"]),
    ProjectFixture(
      name: "the iPad's list", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait") + ProjectFixture.allOnPad),
    ProjectFixture(
      name: "an app for iPads", families: "2",
      infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait", "PortraitUpsideDown")),
    ProjectFixture(
      name: "an iPhone's list beside the plain one",
      infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait", "PortraitUpsideDown")
        + ProjectFixture.list(ProjectFixture.phone, "Portrait")),
    ProjectFixture(name: "no list at all"),
  ]
}
