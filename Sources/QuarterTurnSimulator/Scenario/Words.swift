import HeadlessUIKit

/// The words scenario files and timelines use for UIKit's values; each reads back as what it was written from.
package enum Words {
  package static let orientations: [(String, UIInterfaceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight),
  ]
  package static let poses: [(String, UIDeviceOrientation)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight), ("faceUp", .faceUp), ("faceDown", .faceDown),
  ]
  package static let deviceOrientations: [(String, UIDeviceOrientation)] = poses + [("unknown", .unknown)]
  package static let masks: [(String, UIInterfaceOrientationMask)] = [
    ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown), ("landscapeLeft", .landscapeLeft),
    ("landscapeRight", .landscapeRight), ("landscape", .landscape), ("all", .all), ("allButUpsideDown", .allButUpsideDown),
    ("none", []),
  ]
  package static let styles: [(String, UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext), ("overCurrentContext", .overCurrentContext),
    ("custom", .custom), ("popover", .popover),
  ]

  package static let kinds: [(String, ScenarioController.Kind)] = [
    ("controller", .init(.controller)), ("navigation", .init(.navigation)),
    ("forwardingNavigation", .init(.navigation, .forwarding)), ("quarterTurnNavigation", .init(.navigation, .quarterTurn)),
    ("tabBar", .init(.tabBar)), ("forwardingTabBar", .init(.tabBar, .forwarding)),
    ("quarterTurnTabBar", .init(.tabBar, .quarterTurn)), ("split", .init(.split)),
    ("forwardingSplit", .init(.split, .forwarding)), ("quarterTurnSplit", .init(.split, .quarterTurn)),
    ("pages", .init(.pages)), ("forwardingPages", .init(.pages, .forwarding)), ("container", .init(.container)),
    ("forwardingContainer", .init(.container, .forwarding)), ("quarterTurnRoot", .init(.root, .quarterTurn)),
    ("quarterTurnOverlay", .init(.overlay, .quarterTurn)), ("quarterTurnVideo", .init(.video, .quarterTurn)),
    ("alert", .init(.alert)),
  ]
  package static let columns: [(String, UISplitViewController.Column)] = [
    ("primary", .primary), ("supplementary", .supplementary), ("secondary", .secondary), ("compact", .compact),
  ]
  package static let adaptations: [(String, UIModalPresentationStyle)] = [
    ("none", .none), ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet),
  ]
  package static let levels: [(String, UIWindow.Level)] = [("normal", .normal), ("statusBar", .statusBar), ("alert", .alert)]
  package static let windowings: [(String, Windowing)] = [
    ("fullScreen", .fullScreen), ("half", .splitView(share: 0.5)), ("third", .splitView(share: 1 / 3)),
    ("twoThirds", .splitView(share: 2 / 3)), ("slideOver", .slideOver),
  ]
  package static let modes = MultitaskingMode.allCases.map { ($0.rawValue, $0) }
  package static let widths: [(String, UIUserInterfaceSizeClass)] = [("compact", .compact), ("regular", .regular)]

  package static func name(_ orientation: UIInterfaceOrientation) -> String {
    orientations.first { $0.1 == orientation }?.0 ?? "unknown"
  }

  package static func name(_ orientation: UIDeviceOrientation) -> String {
    deviceOrientations.first { $0.1 == orientation }?.0 ?? "unknown"
  }

  package static func name(_ width: UIUserInterfaceSizeClass) -> String {
    widths.first { $0.1 == width }?.0 ?? "unspecified"
  }

  /// The one word of a windowing, else its size: `600 × 700`.
  package static func name(_ windowing: Windowing) -> String {
    if case .window(let size) = windowing { return "\(Int(size.width)) × \(Int(size.height))" }
    return windowings.first { $0.1 == windowing }?.0 ?? "?"
  }

  /// The one word of a mask, else its orientations: `portrait, landscapeLeft`.
  package static func name(_ mask: UIInterfaceOrientationMask) -> String {
    if let word = masks.first(where: { $0.1 == mask })?.0 { return word }
    return orientations.filter { mask.contains(UIInterfaceOrientationMask(rawValue: 1 << UInt($0.1.rawValue))) }
      .map(\.0).joined(separator: ", ")
  }
}

extension Words {
  static func orientation(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> UIInterfaceOrientation {
    try JSONValue.word(value, owner, from: orientations)
  }

  static func orientationOrUnknown(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> UIInterfaceOrientation {
    try JSONValue.word(value, owner, from: orientations + [("unknown", .unknown)])
  }

  static func pose(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> UIDeviceOrientation {
    try JSONValue.word(value, owner, from: poses)
  }

  static func deviceOrientation(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> UIDeviceOrientation {
    try JSONValue.word(value, owner, from: deviceOrientations)
  }

  /// A word for a mask, or a list of orientations.
  static func mask(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> UIInterfaceOrientationMask {
    guard case .array = value.content else { return try JSONValue.word(value, owner, from: masks) }
    var mask: UIInterfaceOrientationMask = []
    for orientation in try JSONValue.oneOrMore(value, owner, of: orientation) {
      mask.formUnion(UIInterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue)))
    }
    return mask
  }

  /// An orientation, `landscape`, or a list of orientations: what the interface may be.
  static func interface(_ value: JSONValue, _ owner: String) throws(ScenarioError) -> [UIInterfaceOrientation] {
    if case .string("landscape") = value.content { return [.landscapeRight, .landscapeLeft] }
    if case .string = value.content {
      return try JSONValue.word(value, owner, from: orientations.map { ($0.0, [$0.1]) } + [("landscape", [])])
    }
    return try JSONValue.oneOrMore(value, owner, of: orientation)
  }
}
