import QuarterTurnPlatform

/// A controller that narrows its own mask to the library's answer, if it is a screen by itself.
@MainActor
protocol NarrowingController: UIViewController {
  var unnarrowedOrientations: UIInterfaceOrientationMask { get }
}

/// A controller of the library's that answers for the child it shows.
@MainActor
protocol ForwardingContainer: UIViewController {}

extension UIViewController {
  // Asked for its UIKit mask, a narrowing controller would ask the library.
  var ownOrientations: UIInterfaceOrientationMask {
    (self as? any NarrowingController)?.unnarrowedOrientations ?? supportedInterfaceOrientations
  }

  // UIKit asks nobody who has a parent.
  var narrowsItself: Bool { parent == nil && self is any NarrowingController }
}

extension ContainerForwarder {
  func narrowed(
    _ own: UIInterfaceOrientationMask, of controller: UIViewController, default mask: UIInterfaceOrientationMask?
  ) -> UIInterfaceOrientationMask {
    guard controller.parent == nil else { return own }
    guard let coordinator else {
      // Before it is in a window nobody can have asked for anything.
      guard let mask, !mask.isDisjoint(from: own) else { return own }
      return mask.intersection(own)
    }
    let window = controller.viewIfLoaded?.window
    if window?.rootViewController === controller { coordinator.declare(mask, by: .root) }
    return coordinator.narrowed(own, in: window)
  }
}

extension OrientationCoordinator {
  // Never disjoint from what UIKit gets from elsewhere (R3.17).
  func narrowed(_ own: UIInterfaceOrientationMask, in window: UIWindow?) -> UIInterfaceOrientationMask {
    guard isConnected, !isAnswering else { return own }
    let answer = currentAnswer(for: window ?? resolved.window)
    let appLevel = foreignMask ?? answer
    for mask in [answer.intersection(own), own.intersection(appLevel)] {
      if !mask.intersection(resolved.device).isDisjoint(from: appLevel) { return mask }
    }
    return appLevel
  }
}
