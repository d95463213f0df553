/// The app that a Swift app package (`.swiftpm`) builds, read from its manifest's `.iOSApplication(…)`.
///
/// The manifest is a program, and it is not run: what is no literal is not known.
struct AppPackage {
  let target: AppTarget

  /// - Returns: `nil` for a package without an app.
  init?(_ path: String, in files: ProjectFiles, tree: FileTree, faults: inout [NotChecked]) {
    let manifest: ParsedSource
    do throws(PropertyListFault) {
      manifest = ParsedSource(path: path, bytes: [UInt8](try files.data(path)), language: .swift)
    } catch {
      faults.append(NotChecked(path: path, reason: "\(error)"))
      return nil
    }
    guard let call = manifest.words("iOSApplication").first, let end = manifest.source.partner(call + 1) else { return nil }
    let arguments = Dictionary(manifest.arguments(call + 1..<end).map { ($0.label, $0.range) }) { first, _ in first }
    func place(_ token: Int) -> FilePlace {
      let (line, column) = manifest.source.place(ofByte: Int(manifest.tokens[token].start))
      return FilePlace(path: path, place: TextPlace(line: line, column: column), excerpt: manifest.source.line(line))
    }
    func text(_ label: String) -> String? { arguments[label].flatMap { manifest.literal($0.lowerBound) } }

    var plist = EffectiveInfoPlist(file: nil, subject: place(call))
    // An app package always gets these two.
    plist.provide("UILaunchScreen", .dictionary([:]), at: place(call))
    plist.provide(
      "UIApplicationSceneManifest", .dictionary(["UIApplicationSupportsMultipleScenes": .bool(true)]), at: place(call))
    if let range = arguments["supportedInterfaceOrientations"] {
      for (family, key) in [("phone", EffectiveInfoPlist.phoneOrientations), ("pad", EffectiveInfoPlist.padOrientations)] {
        // The label stands two tokens before its value.
        plist.merge(key, manifest.orientations(in: range, family: family), at: place(range.lowerBound - 2))
      }
    }
    let folder = files.folder(of: path)
    if let name = text("additionalInfoPlistContentFilePath") {
      Self.add(files.resolve(name, relativeTo: folder), to: &plist, in: files, faults: &faults)
    }
    let families = (arguments["supportedDeviceFamilies"] ?? 0..<0).compactMap { Self.families[manifest.text($0)] }
    target = AppTarget(
      project: path, name: text("name") ?? "app", configuration: "", families: families.isEmpty ? [1, 2] : Set(families),
      minimumSystem: manifest.minimumSystem, infoPlist: plist, idleKeys: [:], joinedKeys: [:],
      sources: Set(tree.sources(below: folder)))
  }

  fileprivate static let families = ["phone": 1, "pad": 2]

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

extension ParsedSource {
  private static let orientationNames = [
    "portrait": "UIInterfaceOrientationPortrait", "portraitUpsideDown": EffectiveInfoPlist.upsideDown,
    "landscapeLeft": "UIInterfaceOrientationLandscapeLeft", "landscapeRight": "UIInterfaceOrientationLandscapeRight",
  ]

  /// The orientations of `[.portrait, .portraitUpsideDown(.when(deviceFamilies: [.pad]))]` that count for a family.
  fileprivate func orientations(in range: Range<Int>, family: String) -> PropertyListValue {
    var names: [PropertyListValue] = []
    for index in range.clamped(to: tokens.indices) {
      guard let name = Self.orientationNames[text(index)] else { continue }
      let condition = source.partner(index + 1).map { index + 1..<$0 }.map { at(index + 1, is: "(") ? $0 : 0..<0 } ?? 0..<0
      let families = condition.map(text).filter { AppPackage.families[$0] != nil }
      if families.isEmpty || families.contains(family) { names.append(.string(name)) }
    }
    return .array(names)
  }

  /// The 16.4 of `.iOS("16.4")`, the 15 of `.iOS(.v15)`.
  fileprivate var minimumSystem: Double? {
    guard let start = words("iOS").first, at(start + 1, is: "(") else { return nil }
    if let text = literal(start + 2) { return Double(text) }
    let word = text(start + 3)
    return word.hasPrefix("v") ? Double(word.dropFirst().replacing("_", with: ".")) : nil
  }
}
