extension XcodeProject {
  /// The iOS apps that the project builds, in every configuration.
  func appTargets(in files: ProjectFiles, tree: FileTree, faults: inout [NotChecked]) -> (
    targets: [AppTarget], configurationFiles: Set<String>
  ) {
    var apps: [AppTarget] = []
    var configurationFiles: Set<String> = []
    for (id, target) in list(root, "targets") where isApp(target) {
      let configurations = configurations(of: target, in: files, faults: &faults).filter { Self.isForIOS($0.settings) }
        .filter { !Self.isMade($0.settings) }
      guard !configurations.isEmpty else { continue }
      var sources = sources(of: id, in: files, tree: tree)
      // Without a readable list of files whatever lies beside the project is taken for the app's.
      if sources.isEmpty { sources = Set(tree.sources(below: folder)) }
      for configuration in configurations {
        configurationFiles.formUnion(configuration.settings.files.subtracting([path]).filter { !$0.hasPrefix("/") })
        let name = target["name"]?.string ?? "?"
        let builder = InfoPlistBuilder(
          files: files, settings: configuration.settings, folder: folder, owner: "target \(name) (\(configuration.name))",
          settingsPlace: place(of: configuration.id))
        faults += builder.faults
        apps.append(
          AppTarget(
            project: path, name: name, configuration: configuration.name, families: Self.families(configuration.settings),
            minimumSystem: Double(configuration.settings["IPHONEOS_DEPLOYMENT_TARGET"].numberPrefix), infoPlist: builder.plist,
            idleKeys: builder.idleKeys, joinedKeys: builder.joinedKeys, sources: sources))
      }
    }
    return (apps, configurationFiles)
  }

  private func isApp(_ target: Object) -> Bool {
    switch target["productType"]?.string {
    case "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable": true
    default: false
    }
  }

  private static func isForIOS(_ settings: BuildSettings) -> Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"]
    if !platforms.isEmpty { return platforms.split(separator: " ").contains("iphoneos") }
    let sdk = settings["SDKROOT"]
    if sdk.isEmpty || sdk == "auto" {
      return !settings["TARGETED_DEVICE_FAMILY"].isEmpty || !settings["IPHONEOS_DEPLOYMENT_TARGET"].isEmpty
    }
    return sdk.hasPrefix("iphoneos")
  }

  /// CMake makes an app of every program, with an Info.plist beside what it compiles: nobody edits that.
  private static func isMade(_ settings: BuildSettings) -> Bool { settings["INFOPLIST_FILE"].contains("/CMakeFiles/") }

  /// Without the setting Xcode builds for iPhones alone.
  private static func families(_ settings: BuildSettings) -> Set<Int> {
    let families = settings["TARGETED_DEVICE_FAMILY"].split { $0 == "," || $0.isWhitespace }.compactMap { Int($0) }
    return families.isEmpty ? [1] : Set(families)
  }
}

extension String {
  /// `16.4` of `16.4.1`, since a system is compared by two numbers at most.
  fileprivate var numberPrefix: String {
    let parts = split(separator: ".").prefix(2)
    return parts.joined(separator: ".")
  }
}
