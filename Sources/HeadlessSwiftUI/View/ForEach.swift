/// One view for each element of a collection, told apart by the elements' identifiers.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID

  init(_ data: Data, identify: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.identify = identify
    self.content = content
  }
}

extension ForEach: View where Content: View {}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identify: \.id, content: content)
  }
}

extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identify: { $0[keyPath: id] }, content: content)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable {
    let elements = data.wrappedValue.indices.lazy.map { ($0, data.wrappedValue[$0].id) }
    self.init(elements, identify: \.1) { index, _ in
      content(Binding(read: { data.wrappedValue[index] }, write: { data.wrappedValue[index] = $0 }))
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identify: { $0 }, content: content)
  }
}

extension ForEach: PrimitiveView where Content: View {
  func render(in node: Node) {
    for (id, element) in distinctElements(log: node.runtime.log) {
      node.place(node.tracked { content(element) }, at: .id(id))
    }
  }

  /// The first of several elements with one identifier wins, as two nodes of one key could not be told apart.
  func distinctElements(log: (String) -> Void) -> [(AnyHashable, Data.Element)] {
    var seen: Set<AnyHashable> = []
    return data.compactMap { element in
      let id = AnyHashable(identify(element))
      guard seen.insert(id).inserted else {
        log(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the collection, "
            + "this will give undefined results!")
        return nil
      }
      return (id, element)
    }
  }
}

extension ForEach: MultipleViews where Content: View {
  func collect(_ items: inout [ListedView], under path: NodeKey?) { collect(&items, under: path, edits: RowEdits()) }
}
