/// The values a view inherits, copied down the tree.
public struct EnvironmentValues: CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(objectType) }
    set { setObject(newValue, as: objectType) }
  }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?, as type: Object.Type) {
    objects[ObjectIdentifier(type)] = object
  }

  public var description: String { "\(values.count) values, \(objects.count) objects" }
}
