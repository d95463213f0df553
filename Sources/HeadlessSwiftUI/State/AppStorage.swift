/// A value that the app keeps from one launch to the next: here in memory, for each simulated world by itself.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private var store: StoredValues?

  private init(_ key: String, _ initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
  }

  public var wrappedValue: Value {
    get { store?.values[key] as? Value ?? initialValue }
    nonmutating set { store?.write(newValue, for: key) }
  }

  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(read: { storage.wrappedValue }, write: { storage.wrappedValue = $0 })
  }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) {
    let values = node.runtime.simulation.companion { StoredValues() }
    values.add(node)
    store = values
  }
}

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
