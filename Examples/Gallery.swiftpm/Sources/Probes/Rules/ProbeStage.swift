import UIKit

/// The window a probe works in, what the app answers meanwhile, and what was found.
@MainActor
final class ProbeStage {
  /// What the app's delegates have to answer while probes run: give this back from them.
  // quarter-turn:ignore C17 - probes run in one scene, and ask what UIKit does with one answer
  static var applicationMask: UIInterfaceOrientationMask = .all
  /// The windows the app delegate was asked for; append to it there.
  static var askedWindows: [UIWindow?] = []

  let window: UIWindow
  let scene: UIWindowScene
  /// What did not hold.
  private(set) var failures: [String] = []
  /// What was seen where the sheet leaves the answer open.
  private(set) var findings: [String] = []
  private let waiting: @MainActor () async -> Void

  /// - Parameter settle: waits until nothing moves any more: a second or two on UIKit, virtual time on the model.
  init(window: UIWindow, scene: UIWindowScene, settle: @escaping @MainActor () async -> Void) {
    self.window = window
    self.scene = scene
    waiting = settle
  }

  func settle() async { await waiting() }

  /// Shows a controller as the window's root, with the interface upright before the probe begins.
  func show(_ root: UIViewController, allowing mask: UIInterfaceOrientationMask = .all) async {
    Self.applicationMask = .portrait
    window.rootViewController = UIViewController()
    window.rootViewController?.refreshSupportedOrientations()
    await settle()
    Self.applicationMask = mask
    window.rootViewController = root
    root.refreshSupportedOrientations()
    await settle()
  }

  var orientation: UIInterfaceOrientation { scene.shownOrientation }

  func expect(_ holds: Bool, _ what: @autoclosure () -> String) {
    if !holds { failures.append(what()) }
  }

  func found(_ what: String) { findings.append(what) }

  /// Sends a geometry request, without a preference for nil, and waits for what becomes of it.
  func request(_ mask: UIInterfaceOrientationMask?) async -> NSError? {
    guard #available(iOS 16.0, *) else { return nil }
    let answer = Answer()
    let preferences = UIWindowScene.GeometryPreferences.iOS()
    if let mask { preferences.interfaceOrientations = mask }
    scene.requestGeometryUpdate(preferences) { @Sendable error in
      let error = error as NSError
      Task { @MainActor in answer.error = error }
    }
    await settle()
    await settle()
    return answer.error
  }

  @MainActor
  private final class Answer {
    var error: NSError?
  }
}
