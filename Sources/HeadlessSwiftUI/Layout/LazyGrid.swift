/// One column or row of a grid.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row, may be.
  @nonexhaustive
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Columns whose children are made when they come near the screen; here all are made at once.
public struct LazyVGrid<Content> {
  let content: Content
}

extension LazyVGrid: View where Content: View {
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension LazyVGrid: StackView, PrimitiveView where Content: View {}

/// Rows whose children are made when they come near the screen; here all are made at once.
public struct LazyHGrid<Content> {
  let content: Content
}

extension LazyHGrid: View where Content: View {
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension LazyHGrid: StackView, PrimitiveView where Content: View {}
