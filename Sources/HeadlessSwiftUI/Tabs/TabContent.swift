/// Tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  associatedtype Body: TabContent

  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

/// Content that knows its own tabs.
@MainActor
protocol PrimitiveTabContent {
  func collectTabs(_ items: inout [ListedView], under path: NodeKey?)
}

extension TabContent {
  func list(_ items: inout [ListedView], under path: NodeKey?) {
    if let primitive = self as? any PrimitiveTabContent {
      primitive.collectTabs(&items, under: path)
    } else {
      body.list(&items, under: path)
    }
  }
}

/// Collects the tabs of a closure.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as the content of a tab view.
  public struct Content<C: TabContent> where C.TabValue == TabValue {
    let tabs: C
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

  @_disfavoredOverload
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> some TabContent<TabValue> {
    var parts: [any TabContent] = []
    for part in repeat each content { parts.append(part) }
    return TabList<TabValue>(parts: parts)
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> some TabContent<TabValue> where C.TabValue == TabValue {
    TabList<TabValue>(parts: content.map { [$0] } ?? [])
  }
}

extension TabContentBuilder.Content: View {}

extension TabContentBuilder.Content: PrimitiveView {
  func render(in node: Node) {}
}

extension TabContentBuilder.Content: MultipleViews {
  func collect(_ items: inout [ListedView], under path: NodeKey?) { tabs.list(&items, under: path) }
}

/// Several tabs in a row.
nonisolated struct TabList<TabValue: Hashable>: TabContent, PrimitiveTabContent {
  let parts: [any TabContent]

  @MainActor var body: TabList<TabValue> { self }

  @MainActor func collectTabs(_ items: inout [ListedView], under path: NodeKey?) {
    for (index, part) in parts.enumerated() { part.list(&items, under: path.appending(.slot(index))) }
  }
}
