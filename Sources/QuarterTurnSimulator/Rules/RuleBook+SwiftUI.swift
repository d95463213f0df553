import HeadlessUIKit

extension RuleBook {
  /// Section R9: SwiftUI.
  static let swiftUI: [Rule] = [
    Rule("R9.1", "what a hosting controller overrides", .notYet),
    Rule("R9.2", "masks deep in a SwiftUI tree are without effect", .notYet),
    Rule("R9.3", "SwiftUI has no orientation API of its own", .notYet),
    Rule("R9.4", "the app delegate adaptor", .notYet),
    Rule("R9.5", "the delegate that UIKit holds is SwiftUI's", .notYet),
    Rule("R9.6", "scene delegates in a SwiftUI app", .notYet),
    Rule("R9.7", "the levers that work from SwiftUI", .notYet),
    Rule("R9.8", "sheets and covers in terms of UIKit", .notYet),
    Rule("R9.9", "appearance callbacks of the view underneath", .notYet),
    Rule("R9.10", "stray appearance callbacks", .notYet),
    Rule("R9.11", "reading the orientation from SwiftUI", .notYet),
    Rule("R9.12", "tab views of the iOS 27 SDK need a visible selection", .notYet),
  ]
}
