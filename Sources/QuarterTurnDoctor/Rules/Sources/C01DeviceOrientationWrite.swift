/// A write to the device's orientation through key-value coding.
struct DeviceOrientationWrite: SourceRule {
  static let description = RuleDescription(
    id: "C01", title: "Writing to the device's orientation", severity: .error, since: "iOS 16",
    matches: "setValue(_:forKey: \"orientation\") on UIDevice, with the key written out or held by a constant of the file.",
    excludes: "Code that runs below iOS 16 alone, by a check around it or around every call of its function.",
    remedy: """
      Change what your controllers support, then ask for it:
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in … }
      """,
    rules: ["R2.9", "R2.10"], reports: ["B04", "B14", "B18", "B129"])

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source in
      source.deviceOrientationWrites.filter { project.reaches(16, source, $0.token) }.map {
        finding(source, at: $0.token, "Writing to UIDevice's orientation does nothing from iOS 16 on.")
      }
    }
  }
}

extension ParsedSource {
  /// The writes of the key `orientation` to the device, with what is written.
  var deviceOrientationWrites: [(token: Int, value: Range<Int>)] {
    var result: [(token: Int, value: Range<Int>)] = []
    for index in words("setValue") {
      let chain = resolvedMembers(endingAt: index)
      guard let call = chain.last, let arguments = call.arguments, arguments.count == 2,
        call.name == "setValue" || call.name == "setValue:forKey:" || call.name == "setValue:forKeyPath:",
        ["forKey", "forKeyPath"].contains(arguments[1].label)
      else { continue }
      guard OrientationNames.isDevice(chain.dropLast().map(\.name)) else { continue }
      let isKeyPath = contains(arguments[1].range, ["keyPath", "orientation"]) || mentions(arguments[1].range, "#keypath")
      guard literal(in: arguments[1].range) == "orientation" || isKeyPath else { continue }
      result.append((index, arguments[0].range))
    }
    return result
  }
}

extension DeviceOrientationWrite {
  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      func turn() {
        UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation") // <-
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      class Player {
        private let key = "orientation"
        func turn() {
          let device = UIDevice.current
          if #available(iOS 15, *) { device.setValue(3, forKey: key) } // <-
        }
      }
      """, expects: .error),
    Fixture(
      .swift,
      """
      func turn() {
        guard #available(iOS 16, *) else {
          UIDevice.current.setValue(1, forKey: "orientation")
          return
        }
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { print($0) }
      }
      """),
    Fixture(
      .swift,
      """
      class Player {
        private func turnOld() { UIDevice.current.setValue(1, forKey: "orientation") }
        func turn() {
          if #available(iOS 16.0, *) { refresh() } else { turnOld() }
        }
      }
      """),
    Fixture(
      .swift, #"func f() { slider.setValue(1, forKey: "orientation") /* UIDevice.current.setValue(1, forKey: "orientation") */ }"#
    ),
    Fixture(
      .objectiveC,
      """
      @implementation Player
      - (void)turn {
        [[UIDevice currentDevice] setValue:@(UIInterfaceOrientationPortrait) forKey:@"orientation"]; // <-
      }
      @end
      """, expects: .error),
    Fixture(
      .objectiveC,
      """
      static NSString *const Key = @"orientation";
      void turn(void) {
        UIDevice *device = [UIDevice currentDevice];
        [device setValue:@1 forKey:Key]; // <-
      }
      """, expects: .error),
    Fixture(
      .objectiveC,
      """
      @implementation Player
      - (void)turn {
        if (@available(iOS 16.0, *)) [self refresh];
        else
          [[UIDevice currentDevice] setValue:@1 forKey:@"orientation"];
      }
      @end
      """),
    Fixture(
      .objectiveC,
      """
      @implementation Player
      - (void)turn {
      #if __IPHONE_OS_VERSION_MAX_ALLOWED >= 160000
        [self refresh];
      #else
        [[UIDevice currentDevice] setValue:@1 forKey:@"orientation"];
      #endif
      }
      @end
      """),
    Fixture(.objectiveC, #"void f(void) { [layer setValue:@1 forKey:@"orientation"]; }"#),
  ]
}
