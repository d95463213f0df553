extension RuleBook {
  /// Section R2: the device's own orientation.
  static let device: [Rule] = [
    Rule("R2.1", "without listeners the device's pose is unknown; beginnings and ends are counted", .notYet),
    Rule("R2.2", "the notification, its object and its typed message", .notYet),
    Rule("R2.3", "value first, then notification, and only if something changed", .notYet),
    Rule("R2.4", "in a UIKit app notifications are usually on already", .notYet),
    Rule("R2.5", "lying flat leaves the interface alone", .notYet),
    Rule("R2.6", "under the user's lock a phone reads portrait and stays silent", .notYet),
    Rule("R2.7", "engaging the user's lock on a phone brings a portrait-capable interface upright", .notYet),
    Rule("R2.8", "the user's lock does not overrule the app", .notYet),
    Rule("R2.9", "up to iOS 15 writing the device's orientation turns the interface", .notYet),
    Rule("R2.10", "from iOS 16 that write is refused with a line in the console", .notYet),
    Rule("R2.11", "apps built with an older SDK keep a working write", .notYet),
    Rule("R2.12", "whether the refused write still changes the stored pose", .notYet),
    Rule("R2.13", "a turn made by the app is no device notification", .notYet),
    Rule("R2.14", "attempting rotation follows the device and nothing else", .notYet),
    Rule("R2.15", "who asks the app delegate again when the device turns, before and after iOS 16", .notYet),
  ]
}
