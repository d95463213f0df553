import UIKit

// Probes are written for iOS 16 and newer, and are part of an app that may run on iOS 15: each of these is guarded in one place.

extension UIViewController {
  /// Lets UIKit ask for the mask again.
  func refreshSupportedOrientations() {
    guard #available(iOS 16.0, *) else { return UIViewController.attemptRotationToDeviceOrientation() }
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}

extension UIWindowScene {
  /// Which way the interface is up, by the newest property that tells.
  var shownOrientation: UIInterfaceOrientation {
    guard #available(iOS 16.0, *) else { return interfaceOrientation }
    return effectiveGeometry.interfaceOrientation
  }
}
