extension CheckedApp {
  /// The apps of all targets; configurations that decide alike are one.
  static func all(of targets: [AppTarget]) -> [CheckedApp] {
    var apps: [CheckedApp] = []
    for target in targets {
      guard let app = CheckedApp(target) else { continue }
      if let known = apps.firstIndex(where: { $0.decides(as: app) }) {
        apps[known].configurations += app.configurations
      } else {
        apps.append(app)
      }
    }
    return apps
  }

  private init?(_ target: AppTarget) {
    guard let plist = target.infoPlist else { return nil }
    self.init(
      name: target.name, configurations: target.configuration.isEmpty ? [] : [target.configuration], project: target.project,
      families: target.families, phoneOrientations: plist.phoneList?.names.sorted(),
      padOrientations: plist.padList?.names.sorted(),
      requiresFullScreen: plist.requiresFullScreen,
      fullScreenIgnoredFrom: plist["UIRequiresFullScreenIgnoredStartingWithVersion"]?.value.string)
  }

  private func decides(as other: CheckedApp) -> Bool {
    var other = other
    other.configurations = configurations
    return self == other
  }
}
