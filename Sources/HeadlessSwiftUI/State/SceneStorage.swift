/// A value that a scene keeps from one launch to the next: here in memory, for as long as its window.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
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

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(key, wrappedValue) }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, nil) }
  public init(_ key: String) where Value == Int? { self.init(key, nil) }
  public init(_ key: String) where Value == Double? { self.init(key, nil) }
  public init(_ key: String) where Value == String? { self.init(key, nil) }
  public init(_ key: String) where Value == URL? { self.init(key, nil) }
  public init(_ key: String) where Value == Data? { self.init(key, nil) }
}

extension SceneStorage: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) {
    let values = node.root.stored(-2) { StoredValues() }
    values.add(node)
    store = values
  }
}
