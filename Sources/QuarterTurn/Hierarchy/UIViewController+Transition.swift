import QuarterTurnPlatform

extension UIViewController {
  // The lowest one of a window's root, of what is presented over it, and of what those contain.
  func runningTransition(
    where isWanted: (any UIViewControllerTransitionCoordinator) -> Bool = { _ in true }
  ) -> (any UIViewControllerTransitionCoordinator)? {
    guard Platform.mayBeInTransition(self) else { return nil }
    var level: UIViewController? = self
    while let controller = level {
      var layer = [controller]
      while !layer.isEmpty {
        for candidate in layer {
          if let transition = candidate.transitionCoordinator, isWanted(transition) { return transition }
        }
        layer = layer.flatMap(\.children)
      }
      level = controller.presentedViewController
    }
    return nil
  }

  // Not a rotation, in which no controllers come and go.
  var isChangingControllers: Bool { runningTransition(where: \.isOfControllers) != nil }
}

extension UIViewControllerTransitionCoordinatorContext {
  var isOfControllers: Bool { viewController(forKey: .to) != nil }
}
