/// A camera's picture turned by the device's or the status bar's orientation.
struct CaptureOrientation: SourceRule {
  static let description = RuleDescription(
    id: "C60", title: "Turning a capture by the device's orientation", severity: .note, since: "iOS 17",
    matches: "videoOrientation or videoRotationAngle set in a function that reads UIDevice's or the status bar's orientation.",
    excludes: "Functions that use a rotation coordinator.",
    remedy: "AVCaptureDevice.RotationCoordinator from iOS 17 on; before, the scene's orientation for the preview.",
    rules: ["R2.6"], reports: ["B98"], isOptIn: true)

  func findings(in project: SourceProject) -> [Finding] {
    project.sources.flatMap { source -> [Finding] in
      let settings = source.words("videoOrientation") + source.words("videoRotationAngle") + source.words("setVideoOrientation")
      return settings.sorted().compactMap { index -> Finding? in
        guard source.isCompiled(index), source.at(index + 1, is: "=") || source.at(index, is: "setVideoOrientation"),
          let function = source.function(around: index), !source.contains(function.body, ["RotationCoordinator"])
        else { return nil }
        let readsDevice = source.words(in: function.body, "orientation").contains {
          OrientationNames.isDeviceOrientation(source.resolvedNames(endingAt: $0))
        }
        guard readsDevice || source.contains(function.body, ["statusBarOrientation"]) else { return nil }
        return finding(
          source, at: index, "Under a lock the preview turns though the interface does not, and flat it keeps no side.")
      }
    }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      func update() {
        let side = UIDevice.current.orientation
        connection.videoOrientation = AVCaptureVideoOrientation(rawValue: side.rawValue) ?? .portrait // <-
      }
      """, expects: .note),
    Fixture(
      .swift,
      """
      func update() {
        connection.videoRotationAngle = UIApplication.shared.statusBarOrientation.isLandscape ? 0 : 90 // <-
      }
      """, expects: .note),
    Fixture(.swift, "func update() { connection.videoOrientation = .portrait }"),
    Fixture(
      .swift,
      "func update() { connection.videoRotationAngle = coordinator.videoRotationAngleForHorizonLevelPreview } // orientation"),
    Fixture(.swift, "func read() { log(connection.videoOrientation, UIDevice.current.orientation) }"),
    Fixture(
      .objectiveC,
      """
      void update(void) {
        connection.videoOrientation = (AVCaptureVideoOrientation)[UIDevice currentDevice].orientation; // <-
      }
      """, expects: .note),
    Fixture(
      .objectiveC,
      "void update(void) { [connection setVideoOrientation:side([UIApplication sharedApplication].statusBarOrientation)]; } // <-",
      expects: .note),
    Fixture(.objectiveC, "void update(void) { connection.videoOrientation = AVCaptureVideoOrientationPortrait; }"),
    Fixture(
      .objectiveC, "void read(void) { NSLog(@\"%ld %ld\", connection.videoOrientation, [UIDevice currentDevice].orientation); }"),
    Fixture(.objectiveC, "void update(void) { [connection setVideoOrientation:side(scene.interfaceOrientation)]; }"),
  ]
}
