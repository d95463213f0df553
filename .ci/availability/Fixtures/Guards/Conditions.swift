import UIKit

// What a condition covers, and what it does not.

func ifElse(_ controller: UIViewController) {
  if #available(iOS 16.0, *) {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  } else {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
}

func elseIf(_ controller: UIViewController) {
  if #available(iOS 26.0, *) {
    _ = controller.prefersInterfaceOrientationLocked
  } else if #available(iOS 16.0, *) {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    _ = controller.prefersInterfaceOrientationLocked  // found: UIViewController.prefersInterfaceOrientationLocked
  }
}

func tooOld(_ controller: UIViewController) {
  if #available(iOS 16.0, *) {
    _ = controller.prefersInterfaceOrientationLocked  // found: UIViewController.prefersInterfaceOrientationLocked
  }
}

func minor(_ view: some View) {
  if #available(iOS 16.0, *) {
    _ = view.presentationCornerRadius(8)  // found: View.presentationCornerRadius(_:)
  }
  if #available(iOS 16.4, *) {
    _ = view.presentationCornerRadius(8)
  }
}

func otherPlatform(_ controller: UIViewController) {
  if #available(macOS 15.0, *) {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}

func laterInTheList(_ controller: UIViewController, _ scene: UIWindowScene) {
  if #available(iOS 16.0, *), scene.effectiveGeometry.interfaceOrientation.isLandscape { controller.loadViewIfNeeded() }
  if scene.effectiveGeometry.interfaceOrientation.isLandscape, #available(iOS 16.0, *) { controller.loadViewIfNeeded() }  // found: UIWindowScene.effectiveGeometry
}

func unavailable(_ controller: UIViewController) {
  if #unavailable(iOS 16.0) {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  } else {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}

func unavailableAmongOthers(_ controller: UIViewController, _ isDue: Bool) {
  if #unavailable(iOS 16.0), isDue {
    controller.loadViewIfNeeded()
  } else {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}

func loop(_ controller: UIViewController) {
  while #available(iOS 16.0, *) { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
}
