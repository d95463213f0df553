/// C62: code that locks, in an app whose iPad does not ask for masks.
enum LocksOnMultitaskingPad: ProjectRule {
  static let description = RuleDescription(
    id: "C62", title: "Locks that an iPad does not ask for", severity: .warning, since: "iOS 9",
    matches: "an iPad list of all four orientations without UIRequiresFullScreen, in an app whose code narrows the mask",
    excludes:
      "masks that are narrowed on iPhones only; UIRequiresFullScreen; code that prefers a lock by prefersInterfaceOrientationLocked",
    remedy:
      "Lay the locked screens out for every orientation and size on iPad, and prefer the lock there with prefersInterfaceOrientationLocked (iOS 26).",
    rules: ["R7.1", "R7.2"], reports: ["B12", "B16", "B30", "B48", "B78", "B110"])

  static func check(_ target: AppTarget, _ evidence: TargetEvidence) -> [Finding] {
    guard target.isForPad, let plist = target.infoPlist, let list = plist.padList, list.isComplete, !plist.requiresFullScreen,
      !evidence.prefersLock, let lock = evidence.locks.first
    else { return [] }
    let others = evidence.locks.count > 1 ? " and in \(evidence.locks.count - 1) more" : ""
    return [
      finding(
        at: list.place,
        "An iPad with all four orientations takes part in multitasking and never asks for a mask, so the lock at \(lock.path):\(lock.place.line)\(others) has no effect there."
      )
    ]
  }

  private static let lockingController = """
    final class ScanController: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    """

  private static let guardedDelegate = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .phone ? .portrait : .all
      }
    }
    """

  static let fixtures = [
    ProjectFixture(
      name: "a controller that states portrait", infoPlist: ProjectFixture.allOnPad, sources: ["Scan.swift": lockingController],
      finds: ["UISupportedInterfaceOrientations~ipad"]),
    ProjectFixture(
      name: "an Objective-C controller that states portrait", infoPlist: ProjectFixture.allOnPad,
      sources: [
        "Scan.m": """
        @implementation ScanController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        """
      ], finds: ["UISupportedInterfaceOrientations~ipad"]),
    ProjectFixture(
      name: "all four in the plain list of an iPad app", families: "2",
      infoPlist: ProjectFixture.list(ProjectFixture.plain, "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"),
      sources: ["Scan.swift": lockingController], finds: ["UISupportedInterfaceOrientations"]),
    ProjectFixture(
      name: "the full-screen flag", infoPlist: ProjectFixture.allOnPad + ProjectFixture.fullScreen,
      sources: ["Scan.swift": lockingController]),
    ProjectFixture(
      name: "a mask for iPhones only", infoPlist: ProjectFixture.allOnPad, sources: ["AppDelegate.swift": guardedDelegate]),
    ProjectFixture(
      name: "a lock preference", infoPlist: ProjectFixture.allOnPad,
      sources: [
        "Scan.swift": lockingController,
        "Lock.swift": """
        final class LockController: UIViewController {
          override var prefersInterfaceOrientationLocked: Bool { true }
        }
        """,
      ]),
    ProjectFixture(name: "no code that locks", infoPlist: ProjectFixture.allOnPad, sources: ["App.swift": "let mask = 1"]),
    ProjectFixture(
      name: "a controller that widens the mask", infoPlist: ProjectFixture.allOnPad,
      sources: ["Wide.swift": lockingController.replacing(".portrait", with: ".all")]),
  ]
}
