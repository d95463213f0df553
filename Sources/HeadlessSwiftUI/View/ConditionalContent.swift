// swift-format-ignore: NoLeadingUnderscores
// The name is Apple's.

/// One of two views, as `if` and `else` in a builder make them.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  func render(in node: Node) {
    // The branch is part of the key: two branches of one type keep separate state.
    switch storage {
    case .trueContent(let content): node.place(content, at: .branch(true))
    case .falseContent(let content): node.place(content, at: .branch(false))
    }
  }
}

extension _ConditionalContent: MultipleViews where TrueContent: View, FalseContent: View {
  func collect(_ items: inout [ListedView], under path: NodeKey?) {
    switch storage {
    case .trueContent(let content): ListedView.collect(content, into: &items, under: path.appending(.branch(true)))
    case .falseContent(let content): ListedView.collect(content, into: &items, under: path.appending(.branch(false)))
    }
  }
}
