/// The node of one view type.
@MainActor
final class ViewNode<V: View>: Node {
  private(set) var view: V
  private let renderer: (V, Node) -> Void

  init(_ view: V, key: NodeKey, parent: Node, host: Host?, environment: EnvironmentValues) {
    self.view = view
    renderer = Self.makeRenderer()
    super.init(
      key: key, parent: parent, host: host ?? parent.host, isHostRoot: host != nil, environment: environment,
      runtime: parent.runtime)
  }

  /// The root of a hosting controller's tree.
  init(root view: V, host: Host, environment: EnvironmentValues) {
    self.view = view
    renderer = Self.makeRenderer()
    super.init(
      key: .slot(0), parent: nil, host: host, isHostRoot: true, environment: environment, runtime: host.runtime)
  }

  func update(_ newView: V, _ newEnvironment: EnvironmentValues) {
    view = newView
    environment = newEnvironment
    evaluate()
  }

  /// Takes a new value and waits for the next update.
  func replace(_ newView: V) {
    view = newView
    runtime.markDirty(self)
  }

  override func render() { renderer(view, self) }

  /// Decided once for each node: casting on every update would cost more than the update.
  private static func makeRenderer() -> (V, Node) -> Void {
    func open<P: PrimitiveView>(_ primitive: P.Type) -> (V, Node) -> Void {
      { view, node in reinterpret(view, as: P.self).render(in: node) }
    }
    func openView<R: UIViewRepresentable>(_ representable: R.Type) -> (V, Node) -> Void {
      { view, node in RepresentedView.render(reinterpret(view, as: R.self), in: node) }
    }
    func openController<R: UIViewControllerRepresentable>(_ representable: R.Type) -> (V, Node) -> Void {
      { view, node in RepresentedController.render(reinterpret(view, as: R.self), in: node) }
    }
    if let primitive = V.self as? any PrimitiveView.Type { return open(primitive) }
    if let representable = V.self as? any UIViewRepresentable.Type { return openView(representable) }
    if let representable = V.self as? any UIViewControllerRepresentable.Type { return openController(representable) }
    return { view, node in
      var linked = view
      node.runtime.fields.link(&linked, to: node)
      node.place(node.tracked { linked.body }, at: .slot(0))
    }
  }
}

/// A value under a type that is known to be its own.
private func reinterpret<Source, Target>(_ value: Source, as target: Target.Type) -> Target {
  withUnsafePointer(to: value) { UnsafeRawPointer($0).assumingMemoryBound(to: Target.self).pointee }
}
