/// Makes a delegate from its class, as UIKit does.
///
/// Objective-C makes an object of any class; elsewhere a delegate's class has to promise an initializer without arguments.
@MainActor
package enum DelegateClass {
  package static func make<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate { type.init() }

  package static func makeSceneDelegate(_ type: AnyClass?) -> (any UISceneDelegate)? {
    #if canImport(ObjectiveC)
      (type as? NSObject.Type)?.init() as? any UISceneDelegate
    #else
      (type as? any UISceneDelegate.Type)?.init()
    #endif
  }
}
