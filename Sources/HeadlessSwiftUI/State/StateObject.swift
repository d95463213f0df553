/// An observable object that is made once for the view's place in the interface.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var subscription: ObjectSubscription?

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  @MainActor @preconcurrency
  public var wrappedValue: ObjectType { subscription?.object as? ObjectType ?? make() }

  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension StateObject: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) {
    let subscription = node.stored(offset) { ObjectSubscription() }
    if subscription.object == nil { subscription.follow(make(), for: node) }
    self.subscription = subscription
  }
}
