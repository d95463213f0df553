import UIKit

func uIViewControllerSetNeedsUpdateOfSupportedInterfaceOrientations() {
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  UIViewController.attemptRotationToDeviceOrientation()
}

@available(iOS 16, *)
enum UIViewControllerSetNeedsUpdateOfSupportedInterfaceOrientationsGuarded {
  static func use() {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    UIViewController.attemptRotationToDeviceOrientation()
  }
}

func uIViewControllerChildForInterfaceOrientationLock() {
  _ = controller.childForInterfaceOrientationLock  // found: UIViewController.childForInterfaceOrientationLock
  _ = controller.childForStatusBarHidden
}

func uIViewControllerChildForInterfaceOrientationLockGuarded() {
  if #available(iOS 26, *) {
    _ = controller.childForInterfaceOrientationLock
    _ = controller.childForStatusBarHidden
  }
}

func uIViewControllerPrefersInterfaceOrientationLocked() {
  _ = controller.prefersInterfaceOrientationLocked  // found: UIViewController.prefersInterfaceOrientationLocked
}

func uIViewControllerPrefersInterfaceOrientationLockedGuarded() {
  guard #available(iOS 26, *) else { return }
  _ = controller.prefersInterfaceOrientationLocked
}

func uIViewControllerSetNeedsUpdateOfPrefersInterfaceOrientationLocked() {
  controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()  // found: UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
}

@available(iOS 26, *)
func uIViewControllerSetNeedsUpdateOfPrefersInterfaceOrientationLockedGuarded() {
  controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
}

func uIUserInterfaceIdiomVision() {
  _ = UIUserInterfaceIdiom.vision  // found: UIUserInterfaceIdiom.vision
  _ = UIUserInterfaceIdiom.pad
}

@available(iOS 17, *)
enum UIUserInterfaceIdiomVisionGuarded {
  static func use() {
    _ = UIUserInterfaceIdiom.vision
    _ = UIUserInterfaceIdiom.pad
  }
}
