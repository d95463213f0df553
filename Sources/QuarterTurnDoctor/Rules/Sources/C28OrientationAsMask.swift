/// An orientation's number where a mask's bits belong.
struct OrientationAsMask: SourceRule {
  static let description = RuleDescription(
    id: "C28", title: "An orientation used as a mask", severity: .error,
    matches: "Orientations joined with |, an orientation returned as the mask, a mask made from an orientation's raw value.",
    excludes: "Shifted values (1 << orientation), and the mask's own constants.",
    remedy: "Use UIInterfaceOrientationMask's members, or 1 << orientation.rawValue.",
    rules: ["R1.2", "R1.4"], reports: ["B88", "B122"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in source.isSwift ? inSwift(source) : inObjectiveC(source) }
  }

  private func inObjectiveC(_ source: ParsedSource) -> [Finding] {
    source.tokens.indices.compactMap { index -> Finding? in
      guard source.isWord(index), source.isOrientationConstant(index), source.isCompiled(index) else { return nil }
      let isJoined = source.at(index + 1, is: "|") && source.isOrientationConstant(index + 2)
      if isJoined, !source.at(index - 1, is: "|"), !source.at(index - 1, is: "<<") {
        return finding(
          source, at: index, "Orientations are numbers, not bits: joined with | they are another orientation, or none.")
      }
      guard source.at(index - 1, is: "return"), source.at(index + 1, is: ";"), let function = source.function(around: index)
      else { return nil }
      let isMask =
        function.name == "supportedInterfaceOrientations"
        || function.name == "application:supportedInterfaceOrientationsForWindow:"
      guard isMask else { return nil }
      return finding(
        source, at: index, "An orientation's number is not a mask: UIInterfaceOrientationPortrait, 1, is no bit of any mask.")
    }
  }

  private func inSwift(_ source: ParsedSource) -> [Finding] {
    source.words("UIInterfaceOrientationMask").compactMap { index -> Finding? in
      guard source.isCompiled(index), let call = source.members(endingAt: index).last, let argument = call.arguments?.first,
        argument.label == "rawValue", source.mentions(argument.range, "orientation"),
        !argument.range.contains(where: { source.at($0, is: "<<") })
      else { return nil }
      let names = argument.range.filter { source.isWord($0) }.map { source.text($0) }
      guard names.last == "rawValue", !names.contains("UIInterfaceOrientationMask"),
        names.contains("UIInterfaceOrientation") || names.contains(where: { $0.hasSuffix("nterfaceOrientation") })
      else { return nil }
      return finding(source, at: index, "An orientation's raw value is not a mask's: portrait is 1 there and 2 here.")
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift, "let mask = UIInterfaceOrientationMask(rawValue: UInt(UIInterfaceOrientation.portrait.rawValue)) // <-",
      expects: .error),
    Fixture(
      .swift,
      """
      func mask(for scene: UIWindowScene) -> UIInterfaceOrientationMask {
        return UIInterfaceOrientationMask(rawValue: UInt(scene.interfaceOrientation.rawValue)) // <-
      }
      """, expects: .error),
    Fixture(.swift, "let mask = UIInterfaceOrientationMask(rawValue: 1 << UInt(UIInterfaceOrientation.portrait.rawValue))"),
    Fixture(.swift, "let mask = UIInterfaceOrientationMask(rawValue: UIInterfaceOrientationMask.portrait.rawValue)"),
    Fixture(.swift, "let mask: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]"),
    Fixture(
      .objectiveC, "NSUInteger f(void) { return UIInterfaceOrientationPortrait | UIInterfaceOrientationLandscapeLeft; } // <-",
      expects: .error),
    Fixture(
      .objectiveC,
      "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationPortrait; } // <-\n@end",
      expects: .error),
    Fixture(
      .objectiveC, "NSUInteger f(void) { return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeLeft; }"),
    Fixture(
      .objectiveC, "NSUInteger f(void) { return 1 << UIInterfaceOrientationPortrait | 1 << UIInterfaceOrientationLandscapeLeft; }"
    ),
    Fixture(
      .objectiveC,
      "@implementation P\n- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation { return UIInterfaceOrientationPortrait; }\n@end"
    ),
  ]
}

extension ParsedSource {
  fileprivate func isOrientationConstant(_ index: Int) -> Bool {
    let name = text(index)
    guard name.hasPrefix("UIInterfaceOrientation"), !name.hasPrefix("UIInterfaceOrientationMask") else { return false }
    return ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"].contains(
      name.dropFirst("UIInterfaceOrientation".count))
  }
}
