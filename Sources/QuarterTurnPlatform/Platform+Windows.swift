#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension Platform {
  // R3.21
  /// Whether a window is one of the system's among the app's, such as the one for text effects: it has no say.
  package static func isSystemWindow(_ window: UIWindow) -> Bool {
    #if os(iOS)
      type(of: window) != UIWindow.self && Bundle(for: type(of: window)) == Bundle(for: UIWindow.self)
    #else
      window.isForeign
    #endif
  }

  /// Whether anything around a controller may be in a transition; false where the whole process is known to be at rest.
  package static func mayBeInTransition(_ controller: UIViewController) -> Bool {
    #if os(iOS)
      true
    #else
      controller.mayBeInTransition
    #endif
  }

  // R7.10
  /// Whether a scene shows the app's own windows: those of external displays and cars never rotate.
  package static func isTurnable(_ scene: UIWindowScene) -> Bool {
    scene.session.role == .windowApplication
  }

  // R8.13
  /// Whether the app is built with the SDK of iOS 27, with which an iPad's scenes can be resized whatever they declare.
  package static func isBuiltForIOS27(_ scene: UIWindowScene) -> Bool {
    #if os(iOS)
      #if canImport(UIKit, _version: 9127)
        true
      #else
        false
      #endif
    #else
      scene.simulation.sdk >= SystemVersion(27)
    #endif
  }

  /// Whether a controller is one of UIKit's containers, whose children are what it shows: an invisible one would be shown as well.
  package static func isStockContainer(_ controller: UIViewController) -> Bool {
    controller is UINavigationController || controller is UITabBarController || controller is UISplitViewController
      || controller is UIPageViewController
  }
}
