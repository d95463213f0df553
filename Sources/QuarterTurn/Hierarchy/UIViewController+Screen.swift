import QuarterTurnPlatform

extension UIViewController {
  /// What people call a controller: its title, else its class.
  var screenName: String {
    if let title, !title.isEmpty { return title }
    return String(describing: type(of: self))
  }

  /// The controller at the end of the parent chain: a window's root or a presented controller.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
