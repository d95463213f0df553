/// A preferred orientation that its own mask does not allow.
struct PreferredOrientationOutsideMask: SourceRule {
  static let description = RuleDescription(
    id: "C27", title: "A preferred orientation outside of the mask", severity: .error,
    matches:
      "preferredInterfaceOrientationForPresentation with a constant that the constant mask of the same class does not hold.",
    excludes: "Values that are decided at run time, and classes without a mask of their own.",
    remedy: "Prefer an orientation of the mask, or leave the preference out: the current orientation is used then.",
    rules: ["R3.19", "R4.5"], reports: ["B85", "B86"])

  func findings(in project: SourceProject) -> [Finding] {
    let masks = project.controllerMasks
    return project.functions { $0.name == "preferredInterfaceOrientationForPresentation" && $0.keyword != "set" }.compactMap {
      place -> Finding? in
      guard let type = place.source.type(of: place.scope) else { return nil }
      let own = masks.filter { $0.source.type(of: $0.scope)?.name == type.name }
      guard own.count == 1, let mask = own.first, let allowed = constantMask(mask) else { return nil }
      for result in place.source.results(of: place.scope) {
        guard let bit = place.source.orientationBit(result), bit & allowed == 0 else { continue }
        return finding(
          place.source, at: result.lowerBound,
          "The mask does not hold this orientation; presenting or dismissing raises an exception.")
      }
      return nil
    }
  }

  private func constantMask(_ place: SourceProject.Place) -> Int? {
    let masks = place.source.results(of: place.scope).map { place.source.maskBits($0) }
    guard !masks.isEmpty, masks.allSatisfy({ $0 != nil && $0 != 0 }) else { return nil }
    return masks.reduce(0) { $0 | ($1 ?? 0) }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait } // <-
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return [.portrait, .landscapeLeft] }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
          return UIInterfaceOrientation.landscapeRight // <-
        }
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
      }
      """),
    Fixture(
      .swift,
      "class P: UIViewController { override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait } }"
    ),
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
      }
      """),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; }
      - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation { return UIInterfaceOrientationPortrait; } // <-
      @end
      """, expects: .error),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {
        return UIInterfaceOrientationLandscapeLeft; // <-
      }
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskLandscapeRight;
      }
      @end
      """, expects: .error),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskAllButUpsideDown; }
      - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation { return UIInterfaceOrientationPortrait; }
      @end
      """),
    Fixture(
      .objectiveC,
      "@implementation P\n- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation { return UIInterfaceOrientationPortrait; }\n@end"
    ),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskLandscape; }
      - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation { return self.side; }
      @end
      """),
  ]
}

extension ParsedSource {
  /// The mask's bit of an expression that is one constant orientation.
  fileprivate func orientationBit(_ range: Range<Int>) -> Int? {
    let text = joined(range)
    let name: String
    if isSwift {
      guard let last = text.split(separator: ".").last, text.hasPrefix(".") || text.hasPrefix("UIInterfaceOrientation.") else {
        return nil
      }
      name = String(last)
    } else {
      guard text.hasPrefix("UIInterfaceOrientation"), !text.contains("Mask") else { return nil }
      let rest = text.dropFirst("UIInterfaceOrientation".count)
      name = rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return OrientationNames.orientations.contains(name) ? OrientationNames.maskBits[name] : nil
  }
}
