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

  /// Whether this is asked for the first time in the process.
  package static func isFirstTime(_ occasion: String) -> Bool {
    #if os(iOS)
      occasions.insert(occasion).inserted
    #else
      Simulation.current.companion { Occasions() }.names.insert(occasion).inserted
    #endif
  }

  #if os(iOS)
    private static var occasions: Set<String> = []
  #else
    @MainActor
    private final class Occasions {
      var names: Set<String> = []
    }
  #endif
}
