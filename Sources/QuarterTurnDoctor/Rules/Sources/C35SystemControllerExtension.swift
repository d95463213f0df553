/// UIKit's own controllers given another answer.
struct SystemControllerExtension: SourceRule {
  static let description = RuleDescription(
    id: "C35", title: "Overriding UIKit's controllers in an extension", severity: .error,
    matches:
      "An extension or category of a UIKit controller that implements supportedInterfaceOrientations, shouldAutorotate or preferredInterfaceOrientationForPresentation.",
    excludes: "The app's own classes.",
    remedy: "Subclass the controller and use the subclass where you make one.",
    rules: ["R3.11", "R3.12"], reports: [])

  func findings(in project: SourceProject) -> [Finding] {
    project.functions { OrientationNames.controllerCallbacks.contains($0.name) && $0.labels.isEmpty && $0.keyword != "set" }
      .compactMap { place -> Finding? in
        guard let type = place.source.type(of: place.scope), type.keyword == "extension",
          OrientationNames.systemControllers.contains(type.name)
        else { return nil }
        if place.source.isSwift, place.source.contains(place.scope.header, ["static", "private", "fileprivate"]) { return nil }
        let name = place.scope.header.first {
          place.source.at($0, is: "supportedInterfaceOrientations")
            || OrientationNames.controllerCallbacks.contains(place.source.text($0))
        }
        return finding(
          place.source, at: name ?? place.scope.header.lowerBound,
          "This answers for every \(type.name) in the process, the system's own among them, and which of two such extensions wins is undefined."
        )
      }
  }

  static let fixtures: [Fixture] = [
    Fixture(
      .swift,
      """
      extension UINavigationController {
        open override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true } // <-
        open override var supportedInterfaceOrientations: UIInterfaceOrientationMask { // <-
          return topViewController?.supportedInterfaceOrientations ?? .all
        }
      }
      """, expects: .error),
    Fixture(
      .swift,
      "extension UITabBarController { override open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait } } // <-",
      expects: .error),
    Fixture(
      .swift,
      "class Navigation: UINavigationController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }"
    ),
    Fixture(
      .swift, "extension PlayerController { override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all } }"),
    Fixture(.swift, "extension UINavigationController { var topOrientations: UIInterfaceOrientationMask { .all } }"),
    Fixture(
      .objectiveC,
      """
      @implementation UINavigationController (Rotation)
      - (BOOL)shouldAutorotate { return [self.topViewController shouldAutorotate]; } // <-
      - (UIInterfaceOrientationMask)supportedInterfaceOrientations { return [self.topViewController supportedInterfaceOrientations]; } // <-
      @end
      """, expects: .error),
    Fixture(
      .objectiveC,
      """
      @implementation UIViewController (Rotation)
      - (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation { return UIInterfaceOrientationPortrait; } // <-
      @end
      """, expects: .error),
    Fixture(.objectiveC, "@implementation MyNavigationController\n- (BOOL)shouldAutorotate { return YES; }\n@end"),
    Fixture(.objectiveC, "@implementation MyNavigationController (Rotation)\n- (BOOL)shouldAutorotate { return YES; }\n@end"),
    Fixture(.objectiveC, "@implementation UINavigationController (Rotation)\n- (BOOL)qt_shouldAutorotate { return YES; }\n@end"),
  ]
}
