/// Edits the environment of what is inside.
nonisolated struct EnvironmentWriter: PrimitiveModifier {
  let edit: (inout EnvironmentValues) -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    var environment = node.environment
    edit(&environment)
    node.place(inner, at: .slot(0), environment: environment)
  }
}

/// Puts an observable object into the environment, and runs again when another one is given.
nonisolated struct EnvironmentObjectWriter<Object: AnyObject>: PrimitiveModifier {
  let object: Object?

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    var environment = node.environment
    environment.setObject(object, as: Object.self)
    node.place(inner, at: .slot(0), environment: environment)
  }
}

extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectWriter(object: object))
  }

  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectWriter(object: object))
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }
}
