/// A view that stands for several where a container counts its children.
@MainActor
protocol MultipleViews {
  func collect(_ items: inout [ListedView], under path: NodeKey?)
}

/// One child of a container that counts them: a row, a tab or an option of a picker.
@MainActor
struct ListedView {
  let key: NodeKey
  var view: any View
  var tag: AnyHashable?
  var implicitTag: AnyHashable?
  var tabItem: (any View)?
  /// Deletes the element behind it, or moves it before another one's place.
  var delete: (() -> Void)?
  var move: ((Int) -> Void)?

  var selectionValue: AnyHashable? { tag ?? implicitTag }

  static func list(_ view: any View) -> [ListedView] {
    var items: [ListedView] = []
    collect(view, into: &items, under: nil)
    return items
  }

  static func collect(_ view: any View, into items: inout [ListedView], under path: NodeKey?) {
    if let several = view as? any MultipleViews {
      several.collect(&items, under: path)
    } else {
      items.append(ListedView(key: path ?? .slot(0), view: view))
    }
  }
}

/// A modifier that says something about a child to the container that counts it.
@MainActor
protocol ListedTrait {
  func apply(to item: inout ListedView)
}
