/// A view over content larger than itself.
public struct ScrollView<Content> {
  let content: Content
  let axes: Axis.Set
}

extension ScrollView: View where Content: View {
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), axes: axes)
  }
}

extension ScrollView: StackView, PrimitiveView where Content: View {
  var layout: NodeLayout { .scroll(axes) }
}
