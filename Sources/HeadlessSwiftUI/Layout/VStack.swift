/// Children from top to bottom.
public struct VStack<Content> {
  let content: Content
  let spacing: CGFloat?
}

extension VStack: View where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), spacing: spacing)
  }
}

extension VStack: StackView, PrimitiveView where Content: View {
  var layout: NodeLayout { .stack(.vertical, spacing: spacing) }
}

/// A column whose children are made when they come near the screen; here all are made at once.
public struct LazyVStack<Content> {
  let content: Content
  let spacing: CGFloat?
}

extension LazyVStack: View where Content: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), spacing: spacing)
  }
}

extension LazyVStack: StackView, PrimitiveView where Content: View {
  var layout: NodeLayout { .stack(.vertical, spacing: spacing) }
}
