/// Reads a value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case value(Value)
    case read((EnvironmentValues) -> Value)
  }

  private var content: Content

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .read { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .read { values in
      guard let object = values.object(objectType) else {
        // SwiftUI ends the app here too: there is no value to go on with.
        fatalError(
          "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    }
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .read { $0.object(objectType) }
  }

  public var wrappedValue: Value {
    switch content {
    case .value(let value): value
    // Outside of a view only defaults can be read.
    case .read(let read): read(EnvironmentValues())
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) {
    if case .read(let read) = content { content = .value(read(node.environment)) }
  }
}
