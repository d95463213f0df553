/// Collects the scenes of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    var scenes: [any Scene] = []
    for scene in repeat each content { scenes.append(scene) }
    return SceneList(scenes: scenes)
  }

  public static func buildLimitedAvailability(_ scene: any Scene) -> some Scene { SceneList(scenes: [scene]) }
}

/// Several scenes in a row.
nonisolated struct SceneList: PrimitiveScene {
  let scenes: [any Scene]

  @MainActor func render(in node: Node) {
    for (index, scene) in scenes.enumerated() { node.place(scene: scene, at: .slot(index)) }
  }
}
