/// A number that grows with the size of texts; here it is what it was given, as that size stays as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value

  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
