/// A view the runtime renders itself: it places its children in a node instead of having a body.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func render(in node: Node)
}
