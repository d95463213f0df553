#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Platform {
  /// A scene's interface orientation.
  package static func interfaceOrientation(of scene: UIWindowScene, era: Era) -> UIInterfaceOrientation {
    // The value of the scene itself is deprecated from 26 on, that of the geometry does not exist below 16 (R6.5).
    if #available(iOS 16.0, *), era >= .ios16 { return scene.effectiveGeometry.interfaceOrientation }
    return scene.interfaceOrientation
  }

  // R8.3
  /// Whether the system holds a scene's orientation because a controller prefers it.
  package static func isInterfaceOrientationLocked(_ scene: UIWindowScene, era: Era) -> Bool {
    if #available(iOS 26.0, *), era >= .ios26 { return scene.effectiveGeometry.isInterfaceOrientationLocked }
    return false
  }

  // R6.8
  /// Tells of every change of a scene's geometry, from iOS 16 on; keep the observation.
  @available(iOS 16.0, *)
  package static func observeGeometry(
    of scene: UIWindowScene, _ changed: @escaping @MainActor @Sendable () -> Void
  ) -> NSKeyValueObservation {
    scene.observe(\.effectiveGeometry) { _, _ in onMainActor(changed) }
  }

  // R5.1
  /// Asks the system to rotate a scene; it reports only a refusal.
  @available(iOS 16.0, *)
  package static func requestGeometry(
    _ orientations: UIInterfaceOrientationMask, of scene: UIWindowScene,
    refused: @escaping @MainActor @Sendable (_ text: String) -> Void
  ) {
    // Explicitly Sendable: a closure isolated to the main actor would trap if UIKit called it on another thread.
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { @Sendable error in
      let text = error.localizedDescription
      onMainActor { refused(text) }
    }
  }

  // R8.10
  /// What a scene delegate answers to iOS 27's question for the mask; nil where it does not implement it, or the SDK does not know it.
  package static func supportedInterfaceOrientations(
    answeredBy delegate: any UIWindowSceneDelegate, for scene: UIWindowScene
  ) -> UIInterfaceOrientationMask? {
    // The SDK that declares the question: UIKit's own version is 9127 in that of iOS 27, whatever the compiler.
    #if canImport(UIKit, _version: 9127) || !os(iOS)
      if #available(iOS 27.0, *) {
        // Optional, so that the method reads as an optional one on both sides.
        let asked: (any UIWindowSceneDelegate)? = delegate
        let question = asked?.supportedInterfaceOrientations(for:)
        return answer(question?(scene))
      }
    #endif
    return nil
  }

  /// The application, over the responder chain: an app extension has no `UIApplication.shared`.
  package static func application(of scene: UIWindowScene) -> UIApplication? {
    var responder: UIResponder? = scene
    while let candidate = responder {
      if let application = candidate as? UIApplication { return application }
      responder = candidate.next
    }
    return nil
  }
}
