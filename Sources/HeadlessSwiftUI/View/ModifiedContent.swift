/// A view with a modifier around it.
public struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never

  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func render(in node: Node) { Modifier.render(modifier, around: content, in: node) }
}

extension ModifiedContent: PrimitiveModifier where Content: ViewModifier, Modifier: ViewModifier {
  func render<Inner: View>(around inner: Inner, in node: Node) {
    node.place(
      ModifiedContent<ModifiedContent<Inner, Content>, Modifier>(
        content: ModifiedContent<Inner, Content>(content: inner, modifier: content), modifier: modifier), at: .slot(0))
  }
}

extension ModifiedContent: MultipleViews where Content: View, Modifier: ViewModifier {
  func collect(_ items: inout [ListedView], under path: NodeKey?) {
    if let each = modifier as? any EachModifier {
      let start = items.count
      ListedView.collect(content, into: &items, under: path)
      for index in start..<items.count { items[index].view = each.around(items[index].view) }
      return
    }
    guard let trait = modifier as? any ListedTrait else {
      items.append(ListedView(key: path ?? .slot(0), view: self))
      return
    }
    let start = items.count
    ListedView.collect(content, into: &items, under: path)
    for index in start..<items.count { trait.apply(to: &items[index]) }
  }
}
