/// Lays its children out in one direction; here only that they exist matters.
@MainActor
protocol StackView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
  var layout: NodeLayout { get }
}

extension StackView {
  var layout: NodeLayout { .stack(.vertical, spacing: nil) }

  func render(in node: Node) {
    node.layout = layout
    node.place(content, at: .slot(0))
  }
}
