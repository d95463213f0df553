/// Makes a delegate from its class, as UIKit does.
///
/// Objective-C makes an object of any class. Elsewhere Swift calls an initializer of a class it does not know only where the initializer is
/// required, and an app's delegate does not say that of its own.
@MainActor
package enum DelegateClass {
  package static func make<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
    guard let delegate = object(of: type) as? Delegate else { preconditionFailure("An object of \(type) is none of it") }
    return delegate
  }

  static func makeAppDelegate(_ type: AnyClass) -> (any UIApplicationDelegate)? {
    object(of: type) as? any UIApplicationDelegate
  }

  package static func makeSceneDelegate(_ type: AnyClass?) -> (any UISceneDelegate)? {
    type.flatMap(object) as? any UISceneDelegate
  }

  // Never inlined: where an optimizer knows the class, it takes the cast below for one that cannot be and lets the program trap.
  @inline(never)
  private static func object(of type: AnyClass) -> NSObject? {
    guard type is NSObject.Type else { return nil }
    #if canImport(ObjectiveC)
      return (type as? NSObject.Type)?.init()
    #else
      // The slot in the class's table is that of NSObject's initializer, which `DefaultInitializable` only calls required. A class without
      // an initializer of that kind traps there and names itself, as with Objective-C.
      return unsafeBitCast(type, to: DefaultInitializable.Type.self).init()
    #endif
  }
}

#if !canImport(ObjectiveC)
  /// Calls `NSObject`'s initializer required, so that ``DelegateClass`` can call it on a class it does not know.
  ///
  /// Open, so that the optimizer takes no call to it for a call to this class alone.
  open class DefaultInitializable: NSObject {
    public required override init() { super.init() }
  }
#endif
