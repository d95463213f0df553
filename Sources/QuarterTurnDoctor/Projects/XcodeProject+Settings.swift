extension XcodeProject {
  /// One configuration of the project with its target's.
  struct Configuration: Sendable {
    let name: String
    let settings: BuildSettings
    /// The object that holds the target's settings.
    let id: String
  }

  /// The configurations of a target, each with the four levels of its settings.
  func configurations(of target: Object, in files: ProjectFiles, faults: inout [NotChecked]) -> [Configuration] {
    let projectLevels = levels(of: root, in: files, faults: &faults)
    var configurations: [Configuration] = []
    for own in levels(of: target, in: files, faults: &faults) {
      let project = projectLevels.first { $0.name == own.name }
      let settings = BuildSettings(
        levels: (project?.levels ?? []) + own.levels,
        builtIn: [
          "TARGET_NAME": target["name"]?.string ?? "", "TARGETNAME": target["name"]?.string ?? "", "PROJECT_NAME": name,
          "PRODUCT_NAME": target["productName"]?.string ?? target["name"]?.string ?? "", "CONFIGURATION": own.name,
          "SRCROOT": files.location(folder), "PROJECT_DIR": files.location(folder), "SOURCE_ROOT": files.location(folder),
          "PROJECT_FILE_PATH": files.location(files.folder(of: path)), "PLATFORM_NAME": "iphoneos",
        ], configuration: own.name)
      configurations.append(Configuration(name: own.name, settings: settings, id: own.id))
    }
    return configurations
  }

  /// For each configuration: the settings of its xcconfig file, then its own.
  private func levels(
    of object: Object, in files: ProjectFiles, faults: inout [NotChecked]
  ) -> [(name: String, id: String, levels: [[BuildSetting]])] {
    guard let list = self.object(object["buildConfigurationList"]?.string) else { return [] }
    var result: [(name: String, id: String, levels: [[BuildSetting]])] = []
    for (id, configuration) in self.list(list, "buildConfigurations") {
      var below: [BuildSetting] = []
      if let path = baseConfiguration(of: configuration, in: files) {
        let file = XcconfigFile(path, in: files)
        below = file.settings
        faults += file.faults
      }
      let own = (configuration["buildSettings"]?.dictionary ?? [:]).sorted { $0.key < $1.key }
        .map { key, value in
          BuildSetting(
            key: key, value: value.strings.joined(separator: " "), place: place(ofSetting: key, in: id))
        }
      result.append((configuration["name"]?.string ?? "", id, [below, own]))
    }
    return result
  }

  /// The xcconfig file of a configuration: a file of the project or, since Xcode 16, a path below a synchronized folder.
  private func baseConfiguration(of configuration: Object, in files: ProjectFiles) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.string { return path(of: reference, in: files) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let name = configuration["baseConfigurationReferenceRelativePath"]?.string, let folder = path(of: anchor, in: files)
    else { return nil }
    return files.resolve(name, relativeTo: folder)
  }
}
