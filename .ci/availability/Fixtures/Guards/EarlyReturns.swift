import UIKit

// A guard covers the rest of its block and nothing outside of it; no other early return does, as for the compiler.

func rest(_ controller: UIViewController) {
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  guard #available(iOS 16.0, *) else {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
    return
  }
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()
}

func block(_ controller: UIViewController) {
  do {
    guard #available(iOS 16.0, *) else { return }
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
}

func caseOfASwitch(_ controller: UIViewController, _ number: Int) {
  switch number {
  case 0:
    guard #available(iOS 16.0, *) else { return }
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  default:
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
}

func returnsByIf(_ controller: UIViewController) {
  if #unavailable(iOS 16.0) { return }
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
}

func guardOfUnavailable(_ controller: UIViewController) {
  guard #unavailable(iOS 16.0) else {
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    return
  }
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()  // found: UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations()
}

func guardWithMore(_ controller: UIViewController?) {
  guard #available(iOS 16.0, *), let controller else { return }
  controller.setNeedsUpdateOfSupportedInterfaceOrientations()
}
