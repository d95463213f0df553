import QuarterTurnPlatform

extension UIViewController {
  var screenName: String {
    if let title, !title.isEmpty { return title }
    return String(describing: type(of: self))
  }

  func isInside(_ other: UIViewController?) -> Bool {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller === other { return true }
      candidate = controller.parent
    }
    return false
  }

  // The controller at the end of the parent chain: a window's root or a presented controller.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
