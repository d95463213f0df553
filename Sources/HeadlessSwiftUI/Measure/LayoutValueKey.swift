/// A value that a view tells the layout around it.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

/// How much a view's size matters beside its neighbours'.
struct LayoutPriorityKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

/// Keeps a value for the layout around it.
nonisolated struct LayoutValueModifier<Key: LayoutValueKey>: EachModifier {
  let value: Key.Value

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.layoutValues[ObjectIdentifier(Key.self)] = value
    node.place(inner, at: .slot(0))
  }
}

extension Node {
  /// The outermost value of a key at this node, or below it while each node is all there is.
  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    var current: Node? = self
    while let node = current {
      if let value = node.layoutValues[key] { return value }
      current = node.children.count == 1 ? node.children[0] : nil
    }
    return nil
  }

  var layoutPriority: Double { layoutValue(ObjectIdentifier(LayoutPriorityKey.self)) as? Double ?? 0 }
}

extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutValueModifier<LayoutPriorityKey>(value: value))
  }
}
