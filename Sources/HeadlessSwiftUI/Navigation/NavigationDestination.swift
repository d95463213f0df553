/// Makes the view for the values of one type.
@MainActor
final class NavigationDestination {
  weak var owner: Node?
  let type: ObjectIdentifier
  let accepts: (AnyHashable) -> Bool
  let make: (AnyHashable) -> any View

  init<Value: Hashable, Destination: View>(owner: Node, make: @escaping (Value) -> Destination) {
    self.owner = owner
    type = ObjectIdentifier(Value.self)
    accepts = { $0.base is Value }
    self.make = { value in
      guard let typed = value.base as? Value else { return EmptyView() }
      return make(typed)
    }
  }
}

/// Registers a destination with the stack around it.
nonisolated struct DestinationModifier<Value: Hashable, Destination: View>: PrimitiveModifier {
  let make: (Value) -> Destination

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.environment.navigation?.register(NavigationDestination(owner: node, make: make))
    node.place(inner, at: .slot(0))
  }
}

/// Keeps a screen on the stack while a binding says so.
nonisolated struct PresentedDestinationModifier: PrimitiveModifier {
  let isPresented: Bool
  let content: () -> any View
  let dismiss: () -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    if let stack = node.environment.navigation {
      if isPresented {
        stack.push(owner: node, content: content, dismissed: dismiss)
      } else {
        stack.pop(owner: node)
      }
      // A view that is gone takes its screen along.
      _ = node.stored(1) {
        node.onDestroy { [weak stack, unowned node] in stack?.pop(owner: node) }
        return stack
      }
    }
    node.place(inner, at: .slot(0))
  }
}

extension View {
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(make: destination))
  }

  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let view = destination()
    return modifier(
      PresentedDestinationModifier(isPresented: isPresented.wrappedValue, content: { view }) {
        if isPresented.wrappedValue { isPresented.wrappedValue = false }
      })
  }

  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let value = item.wrappedValue
    return modifier(
      PresentedDestinationModifier(
        isPresented: value != nil, content: { value.map { AnyView(destination($0).id($0)) } ?? AnyView(EmptyView()) }
      ) {
        if item.wrappedValue != nil { item.wrappedValue = nil }
      })
  }
}
