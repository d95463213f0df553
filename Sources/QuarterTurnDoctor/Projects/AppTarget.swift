/// An iOS app that a project builds, in one configuration.
struct AppTarget: Sendable {
  /// The project's or manifest's path, relative to the checked folder.
  let project: String
  let name: String
  /// `Debug`, `Release` …; empty for an app package, which has none.
  let configuration: String
  /// 1 for iPhone, 2 for iPad.
  let families: Set<Int>
  let minimumSystem: Double?
  /// `nil` where it could not be read.
  let infoPlist: EffectiveInfoPlist?
  /// Keys for Info.plist that the settings hold although no plist is made of them.
  let idleKeys: [String: FilePlace]
  /// Lists that the file and the settings state differently.
  let joinedKeys: [String: FilePlace]
  /// The source files compiled for it.
  let sources: Set<String>

  var isForPad: Bool { families.contains(2) }
  var isForPhone: Bool { families.contains(1) }
}
