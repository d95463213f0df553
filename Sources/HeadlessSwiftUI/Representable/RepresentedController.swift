/// The controller of one representable's node: a contained child of the host, made once and dismantled once.
@MainActor
final class RepresentedController<Representable: UIViewControllerRepresentable> {
  let coordinator: Representable.Coordinator
  let controller: Representable.UIViewControllerType

  private init(_ representable: Representable, in node: Node) {
    coordinator = representable.makeCoordinator()
    controller = representable.makeUIViewController(
      context: UIViewControllerRepresentableContext(coordinator: coordinator, environment: node.environment))
  }

  static func render(_ representable: Representable, in node: Node) {
    var linked = representable
    node.runtime.fields.link(&linked, to: node)
    let represented = node.stored(-1) {
      let represented = node.tracked { RepresentedController(linked, in: node) }
      represented.place(in: node)
      return represented
    }
    let context = UIViewControllerRepresentableContext<Representable>(
      coordinator: represented.coordinator, environment: node.environment)
    node.tracked { linked.updateUIViewController(represented.controller, context: context) }
  }

  /// Containment changes after the update: appearing runs the app's code.
  private func place(in node: Node) {
    node.runtime.afterUpdate { [weak node, controller] in
      if let node, node.isAlive { node.host.contain(controller) }
    }
    node.onDestroy { [runtime = node.runtime, self] in
      runtime.afterUpdate {
        Host.release(self.controller)
        Representable.dismantleUIViewController(self.controller, coordinator: self.coordinator)
      }
    }
  }
}
