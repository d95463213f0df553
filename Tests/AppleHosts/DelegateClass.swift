/// Stands in for the file of the same name, whose `NSObject.Type.init()` only Objective-C's classes have.
@MainActor
package enum DelegateClass {
  package static func make<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate { fatalError() }

  static func makeAppDelegate(_ type: AnyClass) -> (any UIApplicationDelegate)? { nil }

  package static func makeSceneDelegate(_ type: AnyClass?) -> (any UISceneDelegate)? { nil }
}
