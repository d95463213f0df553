/// A hosting controller whose content is a part of another controller's tree.
class ScreenController: UIHostingController<AnyView> {
  init(runtime: Runtime) {
    super.init(borrowing: runtime, rootView: AnyView(EmptyView()))
  }

  /// What the button of a tab says.
  var tabTitle: String?

  required init?(coder aDecoder: NSCoder) { nil }

  /// Connects the node whose content this controller shows.
  func show(_ node: Node) {
    host.root = node
    node.refreshVisibility()
  }
}
