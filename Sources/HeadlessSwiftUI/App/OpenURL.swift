/// Tells an action of what the app is asked to open, while the view can be seen.
nonisolated struct OpenURLModifier: PrimitiveModifier {
  let action: (URL) -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.runtime.simulation.companion { OpenURLReceivers() }.add(node, action)
    node.place(inner, at: .slot(0))
  }
}

/// Who is told of URLs.
@MainActor
private final class OpenURLReceivers {
  private struct Receiver {
    weak var node: Node?
    let action: (URL) -> Void
  }

  private var receivers: [Receiver] = []

  nonisolated init() {}

  func add(_ node: Node, _ action: @escaping (URL) -> Void) {
    receivers.removeAll { $0.node == nil || $0.node === node }
    receivers.append(Receiver(node: node, action: action))
  }

  func open(_ url: URL) {
    for receiver in receivers where receiver.node?.isVisible == true { receiver.action(url) }
  }
}

extension View {
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

extension Simulation {
  /// Another app opens a URL of the app's: every view that can be seen and listens is told.
  public func open(_ url: URL) {
    run { companion { OpenURLReceivers() }.open(url) }
    settle()
  }
}
