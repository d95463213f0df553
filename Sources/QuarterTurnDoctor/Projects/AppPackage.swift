/// The app that a Swift app package (`.swiftpm`) builds, read from its manifest's `.iOSApplication(…)`.
///
/// The manifest is a program, and it is not run: what is no literal is not known.
struct AppPackage {
  let target: AppTarget

  /// - Returns: `nil` for a package without an app.
  init?(_ path: String, in files: ProjectFiles, tree: FileTree, faults: inout [NotChecked]) {
    guard let data = try? files.data(path) else {
      faults.append(NotChecked(path: path, reason: "it could not be read"))
      return nil
    }
    let bytes = [UInt8](data)
    let scan = WordScan(bytes)
    guard let call = scan.call("iOSApplication") else { return nil }
    let lines = TextLines(bytes)
    func place(_ offset: Int) -> FilePlace {
      let place = lines.place(of: offset)
      return FilePlace(path: path, place: place, excerpt: lines.text(of: place.line))
    }
    let start = place(call.offset)
    var plist = EffectiveInfoPlist(file: nil, subject: start)
    // An app package always gets these two.
    plist.provide("UILaunchScreen", .dictionary([:]), at: start)
    plist.provide(
      "UIApplicationSceneManifest", .dictionary(["UIApplicationSupportsMultipleScenes": .bool(true)]), at: start)
    if let argument = call.arguments["supportedInterfaceOrientations"] {
      for (family, key) in [("phone", EffectiveInfoPlist.phoneOrientations), ("pad", EffectiveInfoPlist.padOrientations)] {
        plist.merge(key, Self.orientations(argument.tokens, family: family), at: place(argument.offset))
      }
    }
    let folder = files.folder(of: path)
    if let name = call.arguments["additionalInfoPlistContentFilePath"]?.tokens.first?.string {
      Self.add(files.resolve(name, relativeTo: folder), to: &plist, in: files, faults: &faults)
    }
    let families = call.arguments["supportedDeviceFamilies"]?.tokens.compactMap { Self.families[$0.text] } ?? []
    target = AppTarget(
      project: path, name: call.arguments["name"]?.tokens.first?.string ?? "app", configuration: "",
      families: families.isEmpty ? [1, 2] : Set(families), minimumSystem: scan.minimumSystem, infoPlist: plist, idleKeys: [:],
      joinedKeys: [:], sources: Set(tree.sources(below: folder)))
  }

  private static let families = ["phone": 1, "pad": 2]

  private static let names = [
    "portrait": "UIInterfaceOrientationPortrait", "portraitUpsideDown": EffectiveInfoPlist.upsideDown,
    "landscapeLeft": "UIInterfaceOrientationLandscapeLeft", "landscapeRight": "UIInterfaceOrientationLandscapeRight",
  ]

  /// The orientations of `[.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))]` that count for a family.
  private static func orientations(_ tokens: [WordScan.Token], family: String) -> PropertyListValue {
    var names: [PropertyListValue] = []
    for (index, token) in tokens.enumerated() {
      guard let name = Self.names[token.text] else { continue }
      var condition: [String] = []
      if index + 1 < tokens.count, tokens[index + 1].text == "(" {
        condition = tokens[(index + 1)...].prefix { $0.text != ")" }.map(\.text).filter { families[$0] != nil }
      }
      if condition.isEmpty || condition.contains(family) { names.append(.string(name)) }
    }
    return .array(names)
  }

  private static func add(
    _ path: String, to plist: inout EffectiveInfoPlist, in files: ProjectFiles, faults: inout [NotChecked]
  ) {
    do throws(PropertyListFault) {
      let file = try PropertyListFile(try files.data(path))
      for (key, value) in file.values.sorted(by: { $0.key < $1.key }) {
        let place = file.keys[key] ?? .start
        plist.merge(key, value, at: FilePlace(path: path, place: place, excerpt: file.lines.text(of: place.line)))
      }
    } catch {
      faults.append(NotChecked(path: path, reason: "an app package adds it to its Info.plist, and \(error)"))
    }
  }
}
