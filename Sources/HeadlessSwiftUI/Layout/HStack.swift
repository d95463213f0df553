/// Children side by side.
public struct HStack<Content> {
  let content: Content
  let spacing: CGFloat?
}

extension HStack: View where Content: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), spacing: spacing)
  }
}

extension HStack: StackView, PrimitiveView where Content: View {
  var layout: NodeLayout { .stack(.horizontal, spacing: spacing) }
}

/// A row whose children are made when they come near the screen; here all are made at once.
public struct LazyHStack<Content> {
  let content: Content
  let spacing: CGFloat?
}

extension LazyHStack: View where Content: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), spacing: spacing)
  }
}

extension LazyHStack: StackView, PrimitiveView where Content: View {
  var layout: NodeLayout { .stack(.horizontal, spacing: spacing) }
}
