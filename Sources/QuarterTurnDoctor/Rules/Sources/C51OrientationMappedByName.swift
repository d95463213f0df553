/// The device's left taken for the interface's left.
struct OrientationMappedByName: SourceRule {
  static let description = RuleDescription(
    id: "C51", title: "Mapping landscape sides by name", severity: .note,
    matches: "A case of UIDeviceOrientation answered with the interface's case of the same name.",
    excludes: "Mirrored answers, and functions about one of the two types.",
    remedy: "The device's landscapeLeft is the interface's landscapeRight: the raw values agree, the names do not.",
    rules: ["R1.2", "R1.3"], reports: ["B36"], isOptIn: true)

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.tokens.indices.compactMap { index -> Finding? in
        guard source.at(index, is: "case"), source.isCompiled(index),
          let colon = (index + 1..<index + 5).first(where: { source.at($0, is: ":") })
        else { return nil }
        let side = source.text(colon - 1)
        guard side == "landscapeLeft" || side == "landscapeRight" || side.hasPrefix("UIDeviceOrientationLandscape"),
          let function = source.function(around: index)
        else { return nil }
        let whole = function.header.lowerBound..<function.body.upperBound
        let answer = colon + 1..<min(colon + 8, function.body.upperBound)
        guard let value = answer.first(where: { source.isWord($0) && source.text($0).lowercased().contains("landscape") }),
          !(colon + 1..<value).contains(where: { source.at($0, is: "case") })
        else { return nil }
        if source.isSwift {
          guard source.text(value) == side, source.mentions(whole, "deviceorientation") || source.contains(whole, ["UIDevice"]),
            source.mentions(function.header, "uiinterfaceorientation")
          else { return nil }
        } else {
          let name = side.dropFirst("UIDeviceOrientation".count)
          guard ["UIInterfaceOrientation", "UIInterfaceOrientationMask"].contains(where: { $0 + name == source.text(value) })
          else { return nil }
        }
        return finding(
          source, at: value,
          "Held with its top to the left the device shows the interface's landscapeRight, not its landscapeLeft.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      func side(_ device: UIDeviceOrientation) -> UIInterfaceOrientation {
        switch device {
        case .landscapeLeft: return .landscapeLeft // <-
        case .landscapeRight: return .landscapeRight // <-
        default: return .portrait
        }
      }
      """, expects: .note),
    Fixture(
      .swift,
      """
      var side: UIInterfaceOrientation {
        switch UIDevice.current.orientation {
        case .landscapeLeft:
          .landscapeLeft // <-
        default: .portrait
        }
      }
      """, expects: .note),
    Fixture(
      .swift,
      """
      func side(_ device: UIDeviceOrientation) -> UIInterfaceOrientation {
        switch device {
        case .landscapeLeft: return .landscapeRight
        case .landscapeRight: return .landscapeLeft
        default: return .portrait
        }
      }
      """),
    Fixture(
      .swift,
      """
      func mask(_ interface: UIInterfaceOrientation) -> UIInterfaceOrientationMask {
        switch interface {
        case .landscapeLeft: return .landscapeLeft
        default: return .portrait
        }
      }
      """),
    Fixture(
      .swift,
      "func name(_ device: UIDeviceOrientation) -> String { switch device { case .landscapeLeft: return \"landscapeLeft\" default: return \"\" } }"
    ),
    Fixture(
      .objectiveC,
      """
      UIInterfaceOrientation side(UIDeviceOrientation device) {
        switch (device) {
          case UIDeviceOrientationLandscapeLeft: return UIInterfaceOrientationLandscapeLeft; // <-
          default: return UIInterfaceOrientationPortrait;
        }
      }
      """, expects: .note),
    Fixture(
      .objectiveC,
      """
      UIInterfaceOrientationMask mask(UIDeviceOrientation device) {
        switch (device) {
          case UIDeviceOrientationLandscapeRight: return UIInterfaceOrientationMaskLandscapeRight; // <-
          default: return UIInterfaceOrientationMaskPortrait;
        }
      }
      """, expects: .note),
    Fixture(
      .objectiveC,
      """
      UIInterfaceOrientation side(UIDeviceOrientation device) {
        switch (device) {
          case UIDeviceOrientationLandscapeLeft: return UIInterfaceOrientationLandscapeRight;
          default: return UIInterfaceOrientationPortrait;
        }
      }
      """),
    Fixture(
      .objectiveC,
      """
      UIInterfaceOrientationMask mask(UIInterfaceOrientation o) {
        switch (o) {
          case UIInterfaceOrientationLandscapeLeft: return UIInterfaceOrientationMaskLandscapeLeft;
          default: return UIInterfaceOrientationMaskPortrait;
        }
      }
      """),
    Fixture(
      .objectiveC,
      "int f(UIDeviceOrientation o) { switch (o) { case UIDeviceOrientationLandscapeLeft: return 3; default: return 0; } }"),
  ]
}
