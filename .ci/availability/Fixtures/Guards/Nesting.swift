import UIKit

// Functions and closures are covered by what is around them when they are written, not when they run.

func nestedFunctions(_ controller: UIViewController) {
  func unguarded() {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  guard #available(iOS 16.0, *) else { return }
  func guarded() { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
  guarded()
}

func nestedWithAvailability(_ controller: UIViewController) {
  @available(iOS 16.0, *)
  func guarded() { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
  func unguarded() { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
}

func closures(_ controller: UIViewController) {
  let unguarded = { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  if #available(iOS 16.0, *) {
    let guarded = { controller.setNeedsUpdateOfSupportedInterfaceOrientations() }
    guarded()
  }
  let guardedInside = {
    guard #available(iOS 16.0, *) else { return }
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  unguarded()
  guardedInside()
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
}

func interpolation(_ scene: UIWindowScene) -> String {
  "the interface is \(scene.effectiveGeometry)"  // found: UIWindowScene.effectiveGeometry
}

func defaultArgument(_ geometry: UIWindowScene.Geometry? = nil) {}  // found: UIWindowScene.Geometry
