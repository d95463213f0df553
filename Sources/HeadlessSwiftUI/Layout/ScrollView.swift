/// A view over content larger than itself.
public struct ScrollView<Content> {
  let content: Content
}

extension ScrollView: View where Content: View {
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content())
  }
}

extension ScrollView: StackView, PrimitiveView where Content: View {}
