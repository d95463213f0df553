/// Puts an app's Info.plist together as Xcode's build does: the file, then what the settings add to it.
struct InfoPlistBuilder {
  let files: ProjectFiles
  let settings: BuildSettings
  /// The folder that the file's path starts from.
  let folder: String
  /// Whose plist it is, for people.
  let owner: String
  /// Where the target's settings stand.
  let settingsPlace: FilePlace

  private(set) var plist: EffectiveInfoPlist?
  private(set) var idleKeys: [String: FilePlace] = [:]
  private(set) var joinedKeys: [String: FilePlace] = [:]
  private(set) var faults: [NotChecked] = []

  private static let prefix = "INFOPLIST_KEY_"

  init(files: ProjectFiles, settings: BuildSettings, folder: String, owner: String, settingsPlace: FilePlace) {
    self.files = files
    self.settings = settings
    self.folder = folder
    self.owner = owner
    self.settingsPlace = settingsPlace
    build()
  }

  private mutating func build() {
    let isGenerated = PropertyListValue.string(settings["GENERATE_INFOPLIST_FILE"]).flag ?? false
    let name = settings["INFOPLIST_FILE"]
    guard isGenerated || !name.isEmpty else {
      faults.append(NotChecked(path: settingsPlace.path, reason: "\(owner) names no Info.plist and none is made for it"))
      return
    }
    var plist = EffectiveInfoPlist(
      file: nil, subject: settings.resolved("GENERATE_INFOPLIST_FILE")?.place ?? settingsPlace)
    if !name.isEmpty {
      let path = files.resolve(name, relativeTo: folder)
      // A generated plist needs no file, and a project may name one that a script makes: unread means unknown.
      guard let file = read(path) else { return }
      plist = file
    }
    if isGenerated { addGenerated(to: &plist) } else { noteIdleKeys() }
    self.plist = plist
  }

  // MARK: The file

  private mutating func read(_ path: String) -> EffectiveInfoPlist? {
    let file: PropertyListFile
    do throws(PropertyListFault) {
      file = try PropertyListFile(try files.data(path))
    } catch {
      if error == .noFile, let setting = settings.resolved("INFOPLIST_FILE"), setting.written.contains("$") {
        faults.append(
          NotChecked(
            path: settingsPlace.path,
            reason: "\(owner) has \(setting.written) as its Info.plist, which is not there; perhaps only a build makes it"))
      } else {
        faults.append(NotChecked(path: path, reason: "\(owner) has it as its Info.plist, and \(error)"))
      }
      return nil
    }
    if file.isPreprocessed {
      faults.append(
        NotChecked(path: path, reason: "it has conditions for the C preprocessor: the first branch of each was checked, no other")
      )
    }
    func place(_ place: TextPlace) -> FilePlace { FilePlace(path: path, place: place, excerpt: file.lines.text(of: place.line)) }
    var plist = EffectiveInfoPlist(file: place(.start), subject: place(.start))
    for (key, value) in file.values.sorted(by: { $0.key < $1.key }) {
      plist.merge(key, expanding(value), at: place(file.keys[key] ?? .start))
    }
    return plist
  }

  private func expanding(_ value: PropertyListValue) -> PropertyListValue {
    switch value {
    case .string(let text): .string(settings.expanding(text))
    case .array(let list): .array(list.map(expanding))
    default: value
    }
  }

  // MARK: The settings

  private mutating func addGenerated(to plist: inout EffectiveInfoPlist) {
    for name in settings.names(withPrefix: Self.prefix) {
      guard let setting = settings.resolved(name), !setting.value.isEmpty else { continue }
      switch name.dropFirst(Self.prefix.count) {
      case "UILaunchScreen_Generation":
        if PropertyListValue.string(setting.value).flag == true {
          plist.provide("UILaunchScreen", .dictionary([:]), at: setting.place)
        }
      case "UIApplicationSceneManifest_Generation":
        guard PropertyListValue.string(setting.value).flag == true else { continue }
        plist.provide(
          "UIApplicationSceneManifest", .dictionary(["UIApplicationSupportsMultipleScenes": .bool(true)]), at: setting.place)
      default:
        let key = Self.key(name)
        let value = Self.value(setting.value, of: key)
        if let written = plist[key]?.value.array, let new = value.array,
          Set(written.compactMap(\.string)) != Set(new.compactMap(\.string))
        {
          joinedKeys[key] = setting.place
        }
        plist.merge(key, value, at: setting.place)
      }
    }
  }

  private mutating func noteIdleKeys() {
    for name in settings.names(withPrefix: Self.prefix + EffectiveInfoPlist.orientations) {
      if let setting = settings.resolved(name), !setting.value.isEmpty { idleKeys[Self.key(name)] = setting.place }
    }
  }

  /// `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad` stands for `UISupportedInterfaceOrientations~ipad`.
  private static func key(_ setting: String) -> String {
    let key = setting.dropFirst(prefix.count)
    for (suffix, variant) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(suffix) {
      return key.dropLast(suffix.count) + variant
    }
    return String(key)
  }

  private static func value(_ text: String, of key: String) -> PropertyListValue {
    if key.hasPrefix(EffectiveInfoPlist.orientations) {
      return .array(text.split(whereSeparator: \.isWhitespace).map { .string(String($0)) })
    }
    switch text {
    case "YES": return .bool(true)
    case "NO": return .bool(false)
    default: return .string(text)
    }
  }
}
