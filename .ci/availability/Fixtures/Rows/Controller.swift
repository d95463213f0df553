import UIKit

func uIViewControllerSetNeedsUpdateOfSupportedInterfaceOrientations() {
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  UIViewController.attemptRotationToDeviceOrientation()
}

func uIViewControllerSetNeedsUpdateOfSupportedInterfaceOrientationsGuarded() {
  if #available(iOS 16, *) {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    UIViewController.attemptRotationToDeviceOrientation()
  }
}

func uIViewControllerChildForInterfaceOrientationLock() {
  _ = controller.childForInterfaceOrientationLock  // found: UIViewController.childForInterfaceOrientationLock
  _ = controller.childForStatusBarHidden
}

func uIViewControllerChildForInterfaceOrientationLockGuarded() {
  guard #available(iOS 26, *) else { return }
  _ = controller.childForInterfaceOrientationLock
  _ = controller.childForStatusBarHidden
}

func uIViewControllerPrefersInterfaceOrientationLocked() {
  _ = controller.prefersInterfaceOrientationLocked  // found: UIViewController.prefersInterfaceOrientationLocked
}

@available(iOS 26, *)
func uIViewControllerPrefersInterfaceOrientationLockedGuarded() {
  _ = controller.prefersInterfaceOrientationLocked
}

func uIViewControllerSetNeedsUpdateOfPrefersInterfaceOrientationLocked() {
  controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()  // found: UIViewController.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
}

@available(iOS 26, *)
enum UIViewControllerSetNeedsUpdateOfPrefersInterfaceOrientationLockedGuarded {
  static func use() {
    controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
  }
}

func uIUserInterfaceIdiomVision() {
  _ = UIUserInterfaceIdiom.vision  // found: UIUserInterfaceIdiom.vision
  _ = UIUserInterfaceIdiom.pad
}

func uIUserInterfaceIdiomVisionGuarded() {
  if #available(iOS 17, *) {
    _ = UIUserInterfaceIdiom.vision
    _ = UIUserInterfaceIdiom.pad
  }
}
