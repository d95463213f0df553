/// Stands in for the file of the same name, whose `NSObject.Type.init()` only Objective-C's classes have.
@MainActor
package enum DelegateClass {
  package static func make<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate { fatalError() }

  package static func makeSceneDelegate(_ type: AnyClass?) -> (any UISceneDelegate)? { nil }
}
