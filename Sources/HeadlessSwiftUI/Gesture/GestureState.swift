/// A state that lasts as long as a gesture, then is what it was at first.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { initialValue = wrappedValue }

  public init(initialValue: Value) { self.initialValue = initialValue }

  public var wrappedValue: Value { box?.value ?? initialValue }

  public var projectedValue: GestureState<Value> { self }

  func write(_ change: (inout Value) -> Void) {
    guard let box else { return }
    var value = box.value
    change(&value)
    box.write(value)
  }

  func reset() { box?.write(initialValue) }
}

extension GestureState: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) {
    box = node.stored(offset) { StateBox(initialValue, node) }
  }
}
