import QuarterTurnPlatform

extension UIViewController {
  // The lowest one of a window's root, of what is presented over it, and of what those contain.
  func runningTransition(
    where isWanted: (any UIViewControllerTransitionCoordinator) -> Bool = { _ in true }
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard Platform.mayBeInTransition(self) else { return nil }
    var level: UIViewController? = self
    while let controller = level {
      if let transition = controller.ownTransition(where: isWanted) { return transition }
      level = controller.presentedViewController
    }
    return nil
  }

  // Its own or that of a controller inside it.
  func ownTransition(
    where isWanted: (any UIViewControllerTransitionCoordinator) -> Bool = { _ in true }
  ) -> (any UIViewControllerTransitionCoordinator)? {
    if let transition = transitionCoordinator, isWanted(transition) { return transition }
    for child in children {
      if let transition = child.ownTransition(where: isWanted) { return transition }
    }
    return nil
  }

  // Not a rotation, in which no controllers come and go.
  var isChangingControllers: Bool { runningTransition(where: \.isOfControllers) != nil }
}

extension UIViewControllerTransitionCoordinatorContext {
  var isOfControllers: Bool { viewController(forKey: .to) != nil }
}
