/// Children above each other.
public struct ZStack<Content> {
  let content: Content
}

extension ZStack: View where Content: View {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.init(content: content())
  }
}

extension ZStack: StackView, PrimitiveView where Content: View {
  var layout: NodeLayout { .layers }
}
