/// The node of an app or of a scene.
@MainActor
final class SceneNode<Content>: Node {
  var content: Content
  private let renderer: (Content, Node) -> Void

  init(
    _ content: Content, key: NodeKey, parent: Node?, host: Host, environment: EnvironmentValues,
    renderer: @escaping (Content, Node) -> Void
  ) {
    self.content = content
    self.renderer = renderer
    super.init(
      key: key, parent: parent, host: host, isHostRoot: parent == nil, environment: environment, runtime: host.runtime)
  }

  override func render() { renderer(content, self) }
}

extension Node {
  func place(scene: any Scene, at key: NodeKey) {
    func open<S: Scene>(_ scene: S) {
      if let old = claim(key, as: SceneNode<S>.self) {
        old.content = scene
        old.environment = childEnvironment ?? environment
        old.evaluate()
        return
      }
      adopt(
        SceneNode(scene, key: key, parent: self, host: host, environment: childEnvironment ?? environment) { scene, node in
          if let primitive = scene as? any PrimitiveScene {
            primitive.render(in: node)
          } else {
            var linked = scene
            node.runtime.fields.link(&linked, to: node)
            node.place(scene: node.tracked { linked.body }, at: .slot(0))
          }
        })
    }
    open(scene)
  }
}
