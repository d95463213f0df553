/// A value that travels from views to their ancestors.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
