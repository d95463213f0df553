import UIKit

@MainActor
extension Probe {
  static let values = [
    Probe("R1.1", "the device's poses are numbered 0 to 6", run: deviceNumbers),
    Probe("R1.2", "interface landscapeLeft is 4 and landscapeRight 3", run: interfaceNumbers),
    Probe("R1.3", "the upright interface of a pose has its number", run: uprightNumbers),
    Probe("R1.4", "a mask has the bit of each orientation's number", run: maskBits),
    Probe("R1.5", "predicates of poses and orientations", run: predicates),
    Probe("R1.7", "presentation styles are numbered as documented, and automatic reads as a concrete style", run: styles),
    Probe("R1.9", "a geometry keeps its values when the scene turns", run: geometryIsAValue),
  ]

  private static func deviceNumbers(_ stage: ProbeStage) {
    let poses: [UIDeviceOrientation] = [
      .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
    ]
    stage.expect(poses.map(\.rawValue) == Array(0...6), "numbers are \(poses.map(\.rawValue))")
  }

  private static func interfaceNumbers(_ stage: ProbeStage) {
    stage.expect(UIInterfaceOrientation.landscapeLeft.rawValue == 4, "landscapeLeft is not 4")
    stage.expect(UIInterfaceOrientation.landscapeRight.rawValue == 3, "landscapeRight is not 3")
  }

  private static func uprightNumbers(_ stage: ProbeStage) {
    stage.expect(
      UIInterfaceOrientation(rawValue: UIDeviceOrientation.landscapeLeft.rawValue) == .landscapeRight,
      "a device turned left does not have the number of landscapeRight")
  }

  private static func maskBits(_ stage: ProbeStage) {
    let masks: [UIInterfaceOrientationMask] = [
      .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft, .landscape, .all, .allButUpsideDown,
    ]
    stage.expect(masks.map(\.rawValue) == [2, 4, 8, 16, 24, 30, 26], "bits are \(masks.map(\.rawValue))")
  }

  private static func predicates(_ stage: ProbeStage) {
    stage.expect(UIDeviceOrientation.faceUp.isFlat && !UIDeviceOrientation.faceUp.isValidInterfaceOrientation, "faceUp")
    stage.expect(
      !UIDeviceOrientation.unknown.isFlat && !UIDeviceOrientation.unknown.isPortrait && !UIDeviceOrientation.unknown.isLandscape,
      "unknown")
    stage.expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait, "portraitUpsideDown")
  }

  private static func styles(_ stage: ProbeStage) {
    let styles: [UIModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover,
    ]
    stage.expect(styles.map(\.rawValue) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7], "numbers are \(styles.map(\.rawValue))")
    stage.expect(UIViewController().modalPresentationStyle == .pageSheet, "automatic is not a page sheet")
  }

  private static func geometryIsAValue(_ stage: ProbeStage) async {
    guard #available(iOS 16.0, *) else { return }
    let page = ProbePage(.portrait)
    await stage.show(page)
    let before = stage.scene.effectiveGeometry
    page.mask = .landscapeRight
    page.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(before.interfaceOrientation == .portrait, "the old geometry now says \(before.interfaceOrientation.rawValue)")
    stage.expect(stage.orientation == .landscapeRight, "the interface did not turn")
  }
}
