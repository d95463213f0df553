#if !os(iOS)
  import HeadlessUIKit
#else
  import UIKit
#endif

extension Platform {
  /// The object of a kind that there is one of in the process, made at the first use.
  package static func shared<Object: AnyObject>(_ make: () -> Object) -> Object {
    #if os(iOS)
      if let known = objects[ObjectIdentifier(Object.self)] as? Object { return known }
      let object = make()
      objects[ObjectIdentifier(Object.self)] = object
      return object
    #else
      Simulation.current.companion(make)
    #endif
  }

  /// The same in the process that a scene belongs to.
  package static func shared<Object: AnyObject>(of scene: UIWindowScene, _ make: () -> Object) -> Object {
    #if os(iOS)
      shared(make)
    #else
      scene.simulation.companion(make)
    #endif
  }

  #if os(iOS)
    private static var objects: [ObjectIdentifier: AnyObject] = [:]
  #endif
}
