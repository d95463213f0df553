/// An app: what it is made of.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Starts the app in the bound world.
  @MainActor @preconcurrency
  public static func main() { Simulation.current.launch(Self.self) }
}
