/// An observable object that an ancestor put into the environment.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  nonisolated public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      // SwiftUI ends the app here too: there is no value to go on with.
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be "
          + "missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) {
    object = node.environment.object(ObjectType.self)
    if let object { node.stored(offset) { ObjectSubscription() }.follow(object, for: node) }
  }
}
