/// Writes a preference; what is below is replaced, not added to.
nonisolated struct PreferenceWriter<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.preferenceWriter = { $0[Key.self] = value }
    node.place(inner, at: .slot(0))
  }
}

/// Changes what is below.
nonisolated struct PreferenceTransformer<Key: PreferenceKey>: PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.preferenceWriter = { transform(&$0[Key.self]) }
    node.place(inner, at: .slot(0))
  }
}

/// Tells an action when the value below is another one than it was told last.
nonisolated struct PreferenceReader<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  @MainActor
  private final class Last {
    var value: Key.Value?
    var isWaiting = false
    var action: ((Key.Value) -> Void)?
  }

  let action: (Key.Value) -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    let last = node.stored(0) { Last() }
    last.action = action
    node.preferenceReader = { [weak node] list in
      guard !last.isWaiting, last.value != list[Key.self] else { return }
      last.isWaiting = true
      node?.runtime.perform {
        last.isWaiting = false
        // The value may have gone back, or further, in the meantime.
        guard let node, node.isAlive else { return }
        let value = node.preferences[Key.self]
        guard last.value != value else { return }
        last.value = value
        last.action?(value)
      }
    }
    node.place(inner, at: .slot(0))
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformer<K>(transform: callback))
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}
