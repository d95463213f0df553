import QuarterTurnPlatform

/// A controller that narrows its own mask to the library's answer, where it is a screen by itself.
@MainActor
protocol NarrowingController: UIViewController {
  /// What it would allow without the library.
  var unnarrowedOrientations: UIInterfaceOrientationMask { get }
}

/// A controller of the library's that answers for the child it shows.
@MainActor
protocol ForwardingContainer: UIViewController {}

extension UIViewController {
  /// The mask that a controller itself wants: asked for the other, one of ours would ask the library.
  var ownOrientations: UIInterfaceOrientationMask {
    (self as? any NarrowingController)?.unnarrowedOrientations ?? supportedInterfaceOrientations
  }

  /// Whether it narrows its mask: UIKit asks nobody who has a parent.
  var narrowsItself: Bool { parent == nil && self is any NarrowingController }
}

extension ContainerForwarder {
  /// A mask as the library narrows it for the controller's scene.
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
  /// The answer for a controller that narrows its own mask; never disjoint from what UIKit has from elsewhere (R3.17).
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
