/// Runs an action when a value made from the room is another one than before, and with the first.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  @MainActor
  private final class Last {
    var value: Value?
  }

  let transform: (GeometryProxy) -> Value
  let action: (Value) -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.host.addSizeReader(node)
    let last = node.stored(0) { Last() }
    let value = transform(GeometryProxy(size: node.proposal.size(in: node.host.size)))
    if last.value != value {
      last.value = value
      node.runtime.perform { [action] in action(value) }
    }
    node.place(inner, at: .slot(0))
  }
}

extension View {
  @preconcurrency
  nonisolated public func onGeometryChange<T>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable, T: Sendable {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
