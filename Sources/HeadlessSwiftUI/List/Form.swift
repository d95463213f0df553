/// Controls in groups.
public struct Form<Content> {
  let content: Content
}

extension Form: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
}

extension Form: StackView, PrimitiveView where Content: View {
  var layout: NodeLayout { .scroll(.vertical) }
}
