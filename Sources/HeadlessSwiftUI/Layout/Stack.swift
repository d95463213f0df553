/// Lays its children out in one direction; here only that they exist matters.
@MainActor
protocol StackView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }
}

extension StackView {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}
