import UIKit

// Only what an app on iOS may compile is looked at.

func platforms(_ controller: UIViewController) {
  #if os(iOS)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  #else
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  #endif
  #if !os(iOS)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  #elseif canImport(UIKit)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  #else
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  #endif
  #if os(macOS) || os(Linux)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  #endif
  #if os(iOS) && compiler(>=99)
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  #else
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  #endif
}

func inside(_ controller: UIViewController) {
  #if os(iOS)
    guard #available(iOS 16.0, *) else { return }
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  #endif
}

#if os(iOS)
  @available(iOS 16.0, *)
  func marked(_ controller: UIViewController) { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
#endif
