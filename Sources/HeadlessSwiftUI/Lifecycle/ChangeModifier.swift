/// Runs an action when a value is another one than at the last update.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  @MainActor
  private final class Last {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    compare(in: node)
    node.place(inner, at: .slot(0))
  }

  @MainActor func compare(in node: Node) {
    var isFirst = false
    let last = node.stored(0) {
      isFirst = true
      return Last(value)
    }
    let old = last.value
    if old != value || (isFirst && isInitial) {
      last.value = value
      node.runtime.perform { [action, value] in action(old, value) }
    }
  }
}

extension View {
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Deprecated in the iOS 17 SDK.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
