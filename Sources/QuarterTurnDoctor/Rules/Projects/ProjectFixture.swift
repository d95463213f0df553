/// A small project that a rule has to find something in, or nothing.
struct ProjectFixture: Sendable {
  /// What is special about it, for people.
  let name: String
  /// 1 for iPhone, 2 for iPad, as in `TARGETED_DEVICE_FAMILY`.
  var families = "1,2"
  /// The keys and values of Info.plist, in XML; `nil` for a target without the file.
  var infoPlist: String? = ""
  /// More settings of the target.
  var settings: [String: String] = [:]
  /// Settings of the Release configuration alone; the others count for Debug and Release.
  var releaseSettings: [String: String] = [:]
  /// Source files by their names.
  var sources: [String: String] = [:]
  /// A part of each line that is found, in order; none where the rule has to be silent.
  var finds: [String] = []

  /// A list for Info.plist.
  static func list(_ key: String, _ names: String...) -> String {
    "<key>\(key)</key>\n<array>\n"
      + names.map { "<string>UIInterfaceOrientation\($0)</string>\n" }.joined() + "</array>\n"
  }

  static let plain = "UISupportedInterfaceOrientations"
  static let pad = "UISupportedInterfaceOrientations~ipad"
  static let phone = "UISupportedInterfaceOrientations~iphone"

  static let allOnPad = list(pad, "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight")
  static let fullScreen = "<key>UIRequiresFullScreen</key>\n<true/>\n"
}
