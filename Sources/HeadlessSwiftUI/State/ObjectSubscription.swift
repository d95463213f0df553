/// A node's subscription to an object: renewed only when the object is another one.
@MainActor
final class ObjectSubscription {
  private var objectID: ObjectIdentifier?
  private var cancellable: AnyCancellable?
  var object: AnyObject?

  func follow(_ object: any ObservableObject, for node: Node) {
    guard objectID != ObjectIdentifier(object) || cancellable == nil else { return }
    objectID = ObjectIdentifier(object)
    self.object = object
    cancellable = Self.changes(of: object) { [weak node] in
      MainActor.assumeIsolated { node?.invalidate() }
    }
  }

  private static func changes(of object: any ObservableObject, _ changed: @escaping () -> Void) -> AnyCancellable {
    func open<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
      object.objectWillChange.sink { _ in changed() }
    }
    return open(object)
  }
}
