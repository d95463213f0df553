/// The lines of QuarterTurn that take the place of what a finding complains of.
///
/// Each line is one that is compiled: it stands in a file of `ReadmeSnippets` or `ReadmeApp` in `Examples/OrdinaryApps`.
enum Migration {
  /// Empty for a finding that the library does not make needless.
  static func lines(for rule: String) -> [String] {
    guard let code = replacements[rule] else { return [] }
    return ["with QuarterTurn:"] + code.map { "  " + $0 }
  }

  static let replacements: [String: [String]] = {
    let turn = ["try await view.window?.windowScene?.orientationCoordinator.rotate(to: .landscape)"]
    let scene = ["let coordinator = view.window?.windowScene?.orientationCoordinator"]
    let orientation = ["let orientation = view.window?.windowScene?.orientationCoordinator.orientation"]
    let page = [delegate, "setSupportedOrientationsWhileVisible(.landscape)"]
    let observation = ["let observation = scene.orientationCoordinator.observe { change in layOut(change.current) }"]
    return [
      "C01": turn, "C02": turn, "C03": turn, "C04": turn, "C05": turn, "C06": turn, "C46": turn,
      "C12": scene, "C13": scene,
      "C17": page, "C18": [delegate], "C20": [delegate], "C23": [delegate], "C25": page, "C26": page, "C27": page, "C30": page,
      "C36": page,
      "C31": ["let lock = scene.orientationCoordinator.lockCurrentOrientation(label: \"reading\")"],
      "C32": ["let lock = scene.orientationCoordinator.lockCurrentOrientation(label: \"reading\")"],
      "C35": ["final class PlanNavigationController: OrientationNavigationController {}"],
      "C41": ["Text(\"The plan\").supportedInterfaceOrientations(whileVisible: .landscape)"],
      "C47": orientation, "C48": orientation, "C52": orientation,
      "C49": observation, "C54": observation,
      "C50": ["let device = DeviceOrientationObserver { orientation in turnIcons(orientation) }"],
    ]
  }()

  private static let delegate = "final class AppDelegate: OrientationAppDelegate {}"
}
