/// Content with something behind or in front of it; both are in the same place.
nonisolated struct LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let isBehind: Bool

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.layout = .backed
    if isBehind { node.place(layer, at: .slot(1)) }
    node.place(inner, at: .slot(0))
    if !isBehind { node.place(layer, at: .slot(1)) }
  }
}

extension View {
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(LayerModifier(layer: background, isBehind: true))
  }

  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), isBehind: true))
  }

  @_disfavoredOverload
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    self
  }

  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, isBehind: false))
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), isBehind: false))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content(), isBehind: false))
  }
}

/// The upper or the lower side.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top
  case bottom
}
