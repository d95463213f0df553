/// Makes another identifier another view.
nonisolated struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @MainActor func render(in node: Node) { node.place(content, at: .id(id)) }
}

/// Names a view for the container that chooses among its children.
nonisolated struct TagModifier: PrimitiveModifier, ListedTrait {
  let tag: AnyHashable

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) { node.place(inner, at: .slot(0)) }

  @MainActor func apply(to item: inout ListedView) { if item.tag == nil { item.tag = tag } }
}

/// Names a view for tests.
nonisolated struct AccessibilityIdentifierModifier: PrimitiveModifier {
  let identifier: String

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.accessibilityIdentifier = identifier
    node.place(inner, at: .slot(0))
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }

  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(tag: tag)) }

  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(AccessibilityIdentifierModifier(identifier: identifier))
  }

  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(action: action))
  }

  nonisolated public func hidden() -> some View { modifier(HiddenModifier()) }
}

/// Makes anything a control.
nonisolated struct TapModifier: PrimitiveModifier {
  let action: () -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.element = .control(.init(kind: .button, isEnabled: node.environment.isEnabled, tap: action))
    node.place(inner, at: .slot(0))
  }
}

/// Keeps its content in place but out of sight; its life goes on.
nonisolated struct HiddenModifier: PrimitiveModifier {
  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.hidesElements = true
    node.place(inner, at: .slot(0))
  }
}
