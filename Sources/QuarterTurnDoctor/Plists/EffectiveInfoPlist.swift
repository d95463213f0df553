/// An app's Info.plist as the build system puts it together, from a file and from build settings.
struct EffectiveInfoPlist: Sendable {
  struct Entry: Equatable, Sendable {
    var value: PropertyListValue
    /// Where it is written: in the file first, then in the settings.
    var places: [FilePlace]
  }

  private(set) var entries: [String: Entry] = [:]
  /// The file, where there is one.
  let file: FilePlace?
  /// Where to complain of something that is missing.
  let subject: FilePlace

  init(file: FilePlace?, subject: FilePlace) {
    self.file = file
    self.subject = subject
  }

  subscript(key: String) -> Entry? { entries[key] }

  /// Adds a value the way Xcode does: a list is joined with the one that is there, anything else takes its place.
  mutating func merge(_ key: String, _ value: PropertyListValue, at place: FilePlace) {
    guard let present = entries[key] else {
      entries[key] = Entry(value: value, places: [place])
      return
    }
    if case .array(let old) = present.value, case .array(let new) = value {
      entries[key] = Entry(value: .array(old + new.filter { !old.contains($0) }), places: present.places + [place])
    } else {
      entries[key] = Entry(value: value, places: present.places + [place])
    }
  }

  /// Adds a value only where there is none.
  mutating func provide(_ key: String, _ value: PropertyListValue, at place: FilePlace) {
    if entries[key] == nil { entries[key] = Entry(value: value, places: [place]) }
  }
}

// MARK: Orientations

extension EffectiveInfoPlist {
  static let orientations = "UISupportedInterfaceOrientations"
  static let padOrientations = orientations + "~ipad"
  static let phoneOrientations = orientations + "~iphone"
  static let fullScreen = "UIRequiresFullScreen"

  static let upsideDown = "UIInterfaceOrientationPortraitUpsideDown"
  static let everyOrientation: Set<String> = [
    "UIInterfaceOrientationPortrait", upsideDown, "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
  ]

  /// The bits of `UIInterfaceOrientationMask` for a list's names.
  static func mask(of names: Set<String>) -> Int {
    names.reduce(0) { mask, name in
      mask
        | (OrientationNames.maskBits(objectiveC: name.replacing("UIInterfaceOrientation", with: "UIInterfaceOrientationMask"))
          ?? 0)
    }
  }

  /// A list of orientations that counts on a class of devices.
  struct OrientationList: Equatable, Sendable {
    let key: String
    let names: Set<String>
    let place: FilePlace

    var isComplete: Bool { names.isSuperset(of: EffectiveInfoPlist.everyOrientation) }
    var missing: [String] { EffectiveInfoPlist.everyOrientation.subtracting(names).sorted() }
  }

  /// The list that counts on an iPad: its own, else the plain one.
  var padList: OrientationList? { list(Self.padOrientations) ?? list(Self.orientations) }

  /// The list that counts on an iPhone: its own, else the plain one.
  var phoneList: OrientationList? { list(Self.phoneOrientations) ?? list(Self.orientations) }

  func list(_ key: String) -> OrientationList? {
    guard let entry = entries[key], let place = entry.places.first else { return nil }
    return OrientationList(key: key, names: Set(entry.value.strings), place: place)
  }

  /// The full-screen flag that counts on an iPad.
  var requiresFullScreen: Bool { fullScreenEntry?.value.flag ?? false }

  var fullScreenEntry: Entry? { entries[Self.fullScreen + "~ipad"] ?? entries[Self.fullScreen] }

  var supportsMultipleScenes: Bool {
    entries["UIApplicationSceneManifest"]?.value.dictionary?["UIApplicationSupportsMultipleScenes"]?.flag ?? false
  }
}
