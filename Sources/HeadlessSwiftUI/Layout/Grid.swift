/// Rows and columns.
///
/// The model arranges its rows one below the other.
public struct Grid<Content: View>: View {
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { VStack { content } }
}

/// A row of a grid.
public struct GridRow<Content: View>: View {
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { HStack { content } }
}
