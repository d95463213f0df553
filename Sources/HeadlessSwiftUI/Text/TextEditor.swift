/// A text of several lines to edit.
public struct TextEditor {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, PrimitiveView {
  func render(in node: Node) {
    let words = node.tracked { text.wrappedValue }
    node.element = .control(.field(text, in: node))
    node.place(Text(verbatim: words), at: .slot(0))
  }
}
