/// Views made from a collection, whose elements a list can delete and move.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection

  /// The collection behind the views.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// A row is deleted with `ScreenDriver.deleteRow(_:)`, as by a swipe.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self, edits: RowEdits(delete: action))
  }

  /// A row is moved with `ScreenDriver.moveRow(_:to:)`, as by its handle.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditedContent(content: self, edits: RowEdits(move: action))
  }
}

/// What a list may do to the rows of a collection.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

/// What collects the rows of each element by itself, so that a row knows its element's place.
@MainActor
protocol EditableViews {
  func collect(_ items: inout [ListedView], under path: NodeKey?, edits: RowEdits)
}

/// A collection's views with what may be done to them.
nonisolated struct EditedContent<Content: DynamicViewContent>: DynamicViewContent {
  let content: Content
  let edits: RowEdits

  @MainActor var data: Content.Data { content.data }
}

extension EditedContent: PrimitiveView {
  @MainActor func render(in node: Node) { node.place(content, at: .slot(0)) }
}

extension EditedContent: MultipleViews, EditableViews {
  @MainActor func collect(_ items: inout [ListedView], under path: NodeKey?) { collect(&items, under: path, edits: RowEdits()) }

  @MainActor func collect(_ items: inout [ListedView], under path: NodeKey?, edits outer: RowEdits) {
    let all = RowEdits(delete: outer.delete ?? edits.delete, move: outer.move ?? edits.move)
    if let editable = content as? any EditableViews {
      editable.collect(&items, under: path, edits: all)
    } else {
      ListedView.collect(content, into: &items, under: path)
    }
  }
}

extension ForEach: EditableViews where Content: View {
  func collect(_ items: inout [ListedView], under path: NodeKey?, edits: RowEdits) {
    var offset = 0
    for (id, element) in distinctElements(log: { _ in }) {
      let start = items.count
      ListedView.collect(content(element), into: &items, under: path.appending(.id(id)))
      for index in start..<items.count {
        // An element's identifier serves as its tag where none is given.
        if items[index].tag == nil { items[index].implicitTag = id }
        let place = IndexSet(integer: offset)
        items[index].delete = edits.delete.map { delete in { delete(place) } }
        items[index].move = edits.move.map { move in { move(place, $0) } }
      }
      offset += 1
    }
  }
}
