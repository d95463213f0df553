/// Something done at the node of a scene.
@MainActor
protocol SceneModifier {
  func apply(to node: Node)
}

/// A scene with something around it.
nonisolated struct ModifiedScene<Content: Scene, Modifier: SceneModifier>: PrimitiveScene {
  let content: Content
  let modifier: Modifier

  @MainActor func render(in node: Node) {
    modifier.apply(to: node)
    node.place(scene: content, at: .slot(0))
  }
}

extension ChangeModifier: SceneModifier {
  @MainActor func apply(to node: Node) { compare(in: node) }
}

extension EnvironmentWriter: SceneModifier {
  @MainActor func apply(to node: Node) {
    var environment = node.environment
    edit(&environment)
    node.childEnvironment = environment
  }
}

extension EnvironmentObjectWriter: SceneModifier {
  @MainActor func apply(to node: Node) {
    var environment = node.environment
    environment.setObject(object, as: Object.self)
    node.childEnvironment = environment
  }
}

extension Scene {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(content: self, modifier: ChangeModifier(value: value, isInitial: initial, action: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Deprecated in the iOS 17 SDK.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
    onChange(of: value) { _, new in action(new) }
  }

  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentObjectWriter(object: object))
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentObjectWriter(object: object))
  }
}
