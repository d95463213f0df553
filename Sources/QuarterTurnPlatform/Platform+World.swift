#if !os(iOS)
  import HeadlessUIKit
#else
  import UIKit
#endif

extension Platform {
  /// The process, as far as the library is concerned: off iOS several worlds may exist side by side in one.
  package struct World: Equatable, Sendable {
    #if os(iOS)
      @MainActor package static var current: World { World() }

      @MainActor package init(of scene: UIWindowScene) {}

      private init() {}
    #else
      private let id: ObjectIdentifier

      @MainActor package static var current: World { World(id: ObjectIdentifier(Simulation.current)) }

      @MainActor package init(of scene: UIWindowScene) { id = ObjectIdentifier(scene.simulation) }

      private init(id: ObjectIdentifier) { self.id = id }
    #endif
  }

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
