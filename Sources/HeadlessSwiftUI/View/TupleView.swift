/// Several views in a row, as a builder's block makes them.
public struct TupleView<T> {
  public var value: T
  /// The same views one by one: a tuple cannot be walked once its type is erased to `T`.
  let elements: [any View]

  init(value: T, elements: [any View]) {
    self.value = value
    self.elements = elements
  }

  public init(_ value: T) {
    self.init(value: value, elements: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
}

extension TupleView: View {}

extension TupleView: PrimitiveView {
  func render(in node: Node) {
    for (index, element) in elements.enumerated() { node.place(element, at: .slot(index)) }
  }
}

extension TupleView: MultipleViews {
  func collect(_ items: inout [ListedView], under path: NodeKey?) {
    for (index, element) in elements.enumerated() {
      ListedView.collect(element, into: &items, under: path.appending(.slot(index)))
    }
  }
}
