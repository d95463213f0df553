/// Runs an action for each value a publisher sends while the view lives.
nonisolated struct ReceiveModifier<Source: Publisher>: PrimitiveModifier where Source.Failure == Never {
  @MainActor
  private final class Subscription {
    var action: ((Source.Output) -> Void)?
    var cancellable: AnyCancellable?
  }

  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    let subscription = node.stored(0) { Subscription() }
    subscription.action = action
    if subscription.cancellable == nil {
      let runtime = node.runtime
      subscription.cancellable = publisher.sink { [weak subscription] value in
        MainActor.assumeIsolated { runtime.perform { subscription?.action?(value) } }
      }
    }
    node.place(inner, at: .slot(0))
  }
}

extension View {
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
