/// C68: more than one list of orientations, so that the one somebody edits is not the one that counts.
enum SeveralLists: ProjectRule {
  static let description = RuleDescription(
    id: "C68", title: "The list of orientations that is edited is not the one that counts", severity: .note, since: nil,
    matches:
      "a plain list beside both variants; a list that the file and the build settings state differently, which are joined; a list in the build settings without GENERATE_INFOPLIST_FILE; lists that differ between configurations",
    excludes: "one list for each family; the same list in two places",
    remedy: "Keep one list for each family, in one place.", rules: ["R3.4"])

  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding] {
    guard let plist = target.infoPlist else { return [] }
    var findings: [Finding] = []
    if let plain = plist.list(EffectiveInfoPlist.orientations), plist[EffectiveInfoPlist.padOrientations] != nil,
      plist[EffectiveInfoPlist.phoneOrientations] != nil
    {
      findings.append(finding(at: plain.place, "This list counts nowhere: iPhone and iPad each have their own."))
    }
    for (key, place) in target.joinedKeys.sorted(by: { $0.key < $1.key }) where key.hasPrefix(EffectiveInfoPlist.orientations) {
      let file = plist.file.map { " of \($0.path)" } ?? ""
      findings.append(
        finding(at: place, "This list is joined with the one\(file): an orientation that is removed in one place stays in force.")
      )
    }
    for (_, place) in target.idleKeys.sorted(by: { $0.key < $1.key }) {
      findings.append(finding(at: place, "This list counts nowhere: GENERATE_INFOPLIST_FILE is not YES."))
    }
    if let other = evidence.otherConfiguration, other.name != target.configuration,
      let difference = difference(plist, other.plist)
    {
      findings.append(
        finding(at: difference, "This list differs from the one in \(other.name); this is \(target.configuration)."))
    }
    return findings
  }

  private static func difference(_ plist: EffectiveInfoPlist, _ other: EffectiveInfoPlist) -> FilePlace? {
    for (mine, theirs) in [(plist.phoneList, other.phoneList), (plist.padList, other.padList)] {
      if let mine, let theirs, mine.names != theirs.names { return mine.place }
    }
    return nil
  }

  private static let generated = ["GENERATE_INFOPLIST_FILE": "YES"]
  private static let inSettings = [
    "INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft"
  ]

  static let fixtures = [
    ProjectFixture(
      name: "a plain list beside both variants",
      infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait") + ProjectFixture.allOnPad
        + ProjectFixture.list(ProjectFixture.phone, "Portrait"), finds: ["<key>UISupportedInterfaceOrientations</key>"]),
    ProjectFixture(
      name: "a list in the settings of a plist that is not made",
      infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait"),
      settings: inSettings, finds: ["INFOPLIST_KEY_UISupportedInterfaceOrientations"]),
    ProjectFixture(
      name: "a list that is joined", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait"),
      settings: inSettings.merging(generated) { $1 }, finds: ["INFOPLIST_KEY_UISupportedInterfaceOrientations"]),
    ProjectFixture(
      name: "Release differs from Debug", infoPlist: nil, settings: inSettings.merging(generated) { $1 },
      releaseSettings: ["INFOPLIST_KEY_UISupportedInterfaceOrientations": "UIInterfaceOrientationPortrait"],
      finds: ["INFOPLIST_KEY_UISupportedInterfaceOrientations"]),
    ProjectFixture(
      name: "one list for each family", infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait") + ProjectFixture.allOnPad
    ),
    ProjectFixture(
      name: "the same list in both places",
      infoPlist: ProjectFixture.list(ProjectFixture.plain, "LandscapeLeft", "Portrait"),
      settings: inSettings.merging(generated) { $1 }),
    ProjectFixture(name: "only the settings have lists", infoPlist: nil, settings: inSettings.merging(generated) { $1 }),
    ProjectFixture(
      name: "the file has no list", infoPlist: "<key>CFBundleName</key>\n<string>App</string>\n",
      settings: inSettings.merging(generated) { $1 }),
  ]
}
