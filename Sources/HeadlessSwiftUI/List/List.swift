/// Rows that scroll.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  let selection: ListSelection?
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content(), selection: nil) }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}

extension List: View {}

extension List: PrimitiveView {
  func render(in node: Node) {
    let rows = node.tracked { ListedView.list(content) }
    node.element = .list(rowCount: rows.count)
    node.layout = .stretching
    let column = node.environment.splitColumn
    if let column, let selection {
      column.follow(node.tracked(selection.read), of: node) { [weak node] in node?.runtime.perform(selection.clear) }
    }
    for index in node.liveRows(of: rows.count) {
      let row = rows[index]
      let tap = selection.flatMap { selection in
        row.selectionValue.map { value in
          {
            selection.tap(value)
            column?.bringForward()
          }
        }
      }
      node.place(ListRow(content: row.view, tap: tap, delete: row.delete, move: row.move), at: row.key)
    }
  }
}

extension Node {
  /// All rows, or with recycling only those in sight: a row that scrolls away loses its state.
  fileprivate func liveRows(of count: Int) -> Range<Int> {
    guard let height = runtime.rowRecycling else { return 0..<count }
    let first = min(max(firstRow, 0), max(count - 1, 0))
    return first..<min(first + height, count)
  }
}

/// One row; with a selection it can be tapped, and by what its collection says deleted and moved.
private nonisolated struct ListRow: PrimitiveView {
  let content: any View
  let tap: (() -> Void)?
  let delete: (() -> Void)?
  let move: ((Int) -> Void)?

  @MainActor func render(in node: Node) {
    node.element =
      tap == nil && delete == nil && move == nil
      ? nil
      : .control(
        .init(kind: .row, isEnabled: node.environment.isEnabled, delete: delete, move: move, tap: { tap?() }))
    node.place(content, at: .slot(0))
  }
}
