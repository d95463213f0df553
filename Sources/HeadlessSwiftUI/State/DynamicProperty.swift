/// A stored property of a view that the runtime connects before each evaluation.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
