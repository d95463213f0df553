/// A mask that follows the device, which may lie flat.
struct MaskFromDevice: SourceRule {
  static let description = RuleDescription(
    id: "C32", title: "A mask taken from the device's orientation", severity: .warning,
    matches: "A function or getter of a UIInterfaceOrientationMask that reads UIDevice's orientation.",
    excludes: "Functions that handle a device that lies flat.",
    remedy: "Take the scene's orientation: windowScene.effectiveGeometry.interfaceOrientation (iOS 16).",
    rules: ["R2.1", "R2.5"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    project.functions { $0.keyword != "set" }.compactMap { place -> Finding? in
      let (source, scope) = (place.source, place.scope)
      guard source.contains(scope.header, ["UIInterfaceOrientationMask"]) || scope.name == "supportedInterfaceOrientations" else {
        return nil
      }
      if source.isSwift, scope.kind == .function, !source.returnsMask(scope) { return nil }
      guard !source.handlesFlat(scope.body) else { return nil }
      for index in source.words(in: scope.body, "orientation")
      where source.isCompiled(index) && OrientationNames.isDeviceOrientation(source.resolvedNames(endingAt: index)) {
        return finding(source, at: index, "A device that lies flat has no interface orientation, so that nothing is locked then.")
      }
      return nil
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      class P: UIViewController {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
          UIDevice.current.orientation == .landscapeLeft ? .landscapeRight : .portrait // <-
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      func currentMask() -> UIInterfaceOrientationMask {
        let device = UIDevice.current
        switch device.orientation { // <-
        case .landscapeLeft: return .landscapeRight
        default: return .portrait
        }
      }
      """, expects: .warning),
    Fixture(
      .swift,
      """
      func currentMask() -> UIInterfaceOrientationMask {
        switch UIDevice.current.orientation {
        case .landscapeLeft: return .landscapeRight
        case .faceUp, .faceDown: return last
        default: return .portrait
        }
      }
      """),
    Fixture(
      .swift,
      "func currentMask() -> UIInterfaceOrientationMask { scene.interfaceOrientation.isLandscape ? .landscape : .portrait }"),
    Fixture(.swift, "func side() -> UIDeviceOrientation { UIDevice.current.orientation }"),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        return 1 << [UIDevice currentDevice].orientation; // <-
      }
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientationMask)currentMask {
        return UIDeviceOrientationIsLandscape([[UIDevice currentDevice] orientation]) ? UIInterfaceOrientationMaskLandscape : 2; // <-
      }
      @end
      """, expects: .warning),
    Fixture(
      .objectiveC,
      """
      @implementation P
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
        UIDeviceOrientation o = [UIDevice currentDevice].orientation;
        return UIDeviceOrientationIsFlat(o) ? self.last : 1 << o;
      }
      @end
      """),
    Fixture(
      .objectiveC,
      "@implementation P\n- (UIInterfaceOrientationMask)supportedInterfaceOrientations { return UIInterfaceOrientationMaskAll; }\n@end"
    ),
    Fixture(.objectiveC, "@implementation P\n- (UIDeviceOrientation)side { return [UIDevice currentDevice].orientation; }\n@end"),
  ]
}

extension ParsedSource {
  /// Whether code says what happens when the device lies flat or its orientation is unknown.
  func handlesFlat(_ range: Range<Int>) -> Bool {
    let words: Set<String> = [
      "faceUp", "faceDown", "isFlat", "isValidInterfaceOrientation", "UIDeviceOrientationFaceUp", "UIDeviceOrientationFaceDown",
      "UIDeviceOrientationIsFlat", "UIDeviceOrientationIsValidInterfaceOrientation", "UIDeviceOrientationUnknown",
    ]
    return contains(range, words)
  }

  /// Whether a Swift function's result, not a parameter, is a mask.
  fileprivate func returnsMask(_ scope: Scope) -> Bool {
    guard let arrow = scope.header.last(where: { at($0, is: "->") }) else { return false }
    return contains(arrow..<scope.header.upperBound, ["UIInterfaceOrientationMask"])
  }
}
