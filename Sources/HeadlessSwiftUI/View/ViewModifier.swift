// swift-format-ignore: NoLeadingUnderscores
// The name is Apple's.

/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  // The runtime performs such modifiers itself and never asks; SwiftUI traps here as well.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}

extension ViewModifier {
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }

  static func render<Inner: View>(_ modifier: Self, around inner: Inner, in node: Node) {
    if let primitive = modifier as? any PrimitiveModifier {
      primitive.render(around: inner, in: node)
      return
    }
    var linked = modifier
    node.runtime.fields.link(&linked, to: node)
    let content = _ViewModifier_Content<Self>(content: inner)
    node.place(node.tracked { linked.body(content: content) }, at: .slot(0))
  }
}

/// A modifier the runtime performs itself.
@MainActor
protocol PrimitiveModifier: ViewModifier where Body == Never {
  func render<Inner: View>(around inner: Inner, in node: Node)
}

/// Stands for the modified view in a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: any View
}

extension _ViewModifier_Content: View {}

extension _ViewModifier_Content: PrimitiveView {
  func render(in node: Node) { node.place(content, at: .slot(0)) }
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
