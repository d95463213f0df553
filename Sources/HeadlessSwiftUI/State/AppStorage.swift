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

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, wrappedValue) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(key, nil) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, nil) }
}

extension AppStorage: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) {
    let values = node.runtime.simulation.companion { StoredValues() }
    values.add(node)
    store = values
  }
}
