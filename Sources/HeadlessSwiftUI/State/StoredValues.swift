/// What the app has stored, and the nodes that read it.
final class StoredValues: @unchecked Sendable {
  private(set) var values: [String: Any] = [:]
  private var readers: [ObjectIdentifier: WeakNode] = [:]

  func add(_ node: Node) { readers[ObjectIdentifier(node)] = WeakNode(node: node) }

  func write(_ value: Any, for key: String) {
    values[key] = value
    MainActor.assumeIsolated {
      readers = readers.filter { $0.value.node != nil }
      for reader in readers.values { reader.node?.invalidate() }
    }
  }

  private struct WeakNode {
    weak var node: Node?
  }
}
