/// A value that lives as long as the view's place in the interface.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initialValue = value }

  public init(initialValue value: Value) { initialValue = value }

  public var wrappedValue: Value {
    get { box?.value ?? initialValue }
    nonmutating set {
      guard let box else {
        StateAccess.logOutsideUpdate(Value.self)
        return
      }
      box.write(newValue)
    }
  }

  public var projectedValue: Binding<Value> {
    guard let box else {
      let value = initialValue
      return Binding(read: { value }, write: { _ in })
    }
    return Binding(read: { box.value }, write: { box.write($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) {
    box = node.stored(offset) { StateBox(initialValue, node) }
  }
}
