/// A value that travels from views to their descendants.
public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}
