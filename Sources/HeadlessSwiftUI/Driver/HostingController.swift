/// A controller that shows a part of a tree, whatever its content's type.
@MainActor
protocol HostingController: UIViewController {
  var host: Host { get }
}

extension UIHostingController: HostingController {}
