/// The view of one representable's node: made once, updated with each newer value, dismantled once.
@MainActor
final class RepresentedView<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  let view: Representable.UIViewType

  private init(_ representable: Representable, in node: Node) {
    coordinator = representable.makeCoordinator()
    view = representable.makeUIView(
      context: UIViewRepresentableContext(coordinator: coordinator, environment: node.environment))
  }

  static func render(_ representable: Representable, in node: Node) {
    var linked = representable
    node.runtime.fields.link(&linked, to: node)
    let represented = node.stored(-1) {
      let represented = node.tracked { RepresentedView(linked, in: node) }
      represented.place(in: node)
      return represented
    }
    let context = UIViewRepresentableContext<Representable>(
      coordinator: represented.coordinator, environment: node.environment)
    node.layout = .custom { [weak view = represented.view] proposal in
      let own = view?.intrinsicContentSize ?? .zero
      return CGSize(
        width: own.width < 0 ? proposal.width ?? 10 : own.width, height: own.height < 0 ? proposal.height ?? 10 : own.height)
    }
    // Also right after making, and always with the newest value.
    node.tracked { linked.updateUIView(represented.view, context: context) }
  }

  /// The hierarchy changes after the update: moving to a window runs the app's code.
  private func place(in node: Node) {
    node.runtime.afterUpdate { [weak node, view] in
      guard let node, node.isAlive, let parent = node.host.controller?.view else { return }
      view.frame = parent.bounds
      parent.addSubview(view)
    }
    node.onDestroy { [runtime = node.runtime, self] in
      runtime.afterUpdate {
        self.view.removeFromSuperview()
        Representable.dismantleUIView(self.view, coordinator: self.coordinator)
      }
    }
  }
}
