import SwiftUI

func navigationSplitViewInitSidebarDetail() {
  _ = NavigationSplitView { Text("s") } detail: { Text("d") }  // found: NavigationSplitView; NavigationSplitView.init(sidebar:detail:)
}

@available(iOS 16, *)
func navigationSplitViewInitSidebarDetailGuarded() {
  _ = NavigationSplitView { Text("s") } detail: { Text("d") }
}

func navigationSplitViewInitSidebarContentDetail() {
  _ = NavigationSplitView { Text("s") } content: { Text("c") } detail: { Text("d") }  // found: NavigationSplitView.init(sidebar:content:detail:)
}

@available(iOS 16, *)
enum NavigationSplitViewInitSidebarContentDetailGuarded {
  static func use() {
    _ = NavigationSplitView { Text("s") } content: { Text("c") } detail: { Text("d") }
  }
}

func navigationSplitViewInitColumnVisibilitySidebarDetail() {
  _ = NavigationSplitView(columnVisibility: $columns) { Text("s") } detail: { Text("d") }  // found: NavigationSplitView.init(columnVisibility:sidebar:detail:)
}

func navigationSplitViewInitColumnVisibilitySidebarDetailGuarded() {
  if #available(iOS 16, *) {
    _ = NavigationSplitView(columnVisibility: $columns) { Text("s") } detail: { Text("d") }
  }
}

func navigationSplitViewInitColumnVisibilitySidebarContentDetail() {
  _ = NavigationSplitView(columnVisibility: $columns) { Text("s") } content: { Text("c") } detail: { Text("d") }  // found: NavigationSplitView.init(columnVisibility:sidebar:content:detail:)
}

func navigationSplitViewInitColumnVisibilitySidebarContentDetailGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = NavigationSplitView(columnVisibility: $columns) { Text("s") } content: { Text("c") } detail: { Text("d") }
}

func navigationSplitViewInitPreferredCompactColumnSidebarDetail() {
  _ = NavigationSplitView(preferredCompactColumn: $column) { Text("s") } detail: { Text("d") }  // found: NavigationSplitView.init(preferredCompactColumn:sidebar:detail:)
}

@available(iOS 17, *)
func navigationSplitViewInitPreferredCompactColumnSidebarDetailGuarded() {
  _ = NavigationSplitView(preferredCompactColumn: $column) { Text("s") } detail: { Text("d") }
}

func navigationSplitViewInitPreferredCompactColumnSidebarContentDetail() {
  _ = NavigationSplitView(preferredCompactColumn: $column) { Text("s") } content: { Text("c") } detail: { Text("d") }  // found: NavigationSplitView.init(preferredCompactColumn:sidebar:content:detail:)
}

@available(iOS 17, *)
enum NavigationSplitViewInitPreferredCompactColumnSidebarContentDetailGuarded {
  static func use() {
    _ = NavigationSplitView(preferredCompactColumn: $column) { Text("s") } content: { Text("c") } detail: { Text("d") }
  }
}

func navigationSplitViewInitColumnVisibilityPreferredCompactColumnSidebarDetail() {
  _ = NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) { Text("s") } detail: { Text("d") }  // found: NavigationSplitView.init(columnVisibility:preferredCompactColumn:sidebar:detail:)
}

func navigationSplitViewInitColumnVisibilityPreferredCompactColumnSidebarDetailGuarded() {
  if #available(iOS 17, *) {
    _ = NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) { Text("s") } detail: { Text("d") }
  }
}

func navigationSplitViewInitColumnVisibilityPreferredCompactColumnSidebarContentDetail() {
  _ = NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) { Text("s") } content: { Text("c") } detail: { Text("d") }  // found: NavigationSplitView.init(columnVisibility:preferredCompactColumn:sidebar:content:detail:)
}

func navigationSplitViewInitColumnVisibilityPreferredCompactColumnSidebarContentDetailGuarded() {
  guard #available(iOS 17, *) else { return }
  _ = NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $column) { Text("s") } content: { Text("c") } detail: { Text("d") }
}

func navigationSplitViewVisibilityAll() {
  _ = NavigationSplitViewVisibility.all  // found: NavigationSplitViewVisibility; NavigationSplitViewVisibility.all
}

@available(iOS 16, *)
func navigationSplitViewVisibilityAllGuarded() {
  _ = NavigationSplitViewVisibility.all
}

func navigationSplitViewVisibilityAutomatic() {
  _ = NavigationSplitViewVisibility.automatic  // found: NavigationSplitViewVisibility; NavigationSplitViewVisibility.automatic
}

@available(iOS 16, *)
enum NavigationSplitViewVisibilityAutomaticGuarded {
  static func use() {
    _ = NavigationSplitViewVisibility.automatic
  }
}

func navigationSplitViewVisibilityDetailOnly() {
  _ = NavigationSplitViewVisibility.detailOnly  // found: NavigationSplitViewVisibility; NavigationSplitViewVisibility.detailOnly
}

func navigationSplitViewVisibilityDetailOnlyGuarded() {
  if #available(iOS 16, *) {
    _ = NavigationSplitViewVisibility.detailOnly
  }
}

func navigationSplitViewVisibilityDoubleColumn() {
  _ = NavigationSplitViewVisibility.doubleColumn  // found: NavigationSplitViewVisibility; NavigationSplitViewVisibility.doubleColumn
}

func navigationSplitViewVisibilityDoubleColumnGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = NavigationSplitViewVisibility.doubleColumn
}

func navigationSplitViewVisibilityInitFrom() {
  _ = try? NavigationSplitViewVisibility(from: decoder)  // found: NavigationSplitViewVisibility.init(from:)
}

@available(iOS 16, *)
func navigationSplitViewVisibilityInitFromGuarded() {
  _ = try? NavigationSplitViewVisibility(from: decoder)
}

func navigationSplitViewColumnContent() {
  _ = NavigationSplitViewColumn.content  // found: NavigationSplitViewColumn; NavigationSplitViewColumn.content
}

@available(iOS 17, *)
enum NavigationSplitViewColumnContentGuarded {
  static func use() {
    _ = NavigationSplitViewColumn.content
  }
}

func navigationSplitViewColumnDetail() {
  _ = NavigationSplitViewColumn.detail  // found: NavigationSplitViewColumn; NavigationSplitViewColumn.detail
}

func navigationSplitViewColumnDetailGuarded() {
  if #available(iOS 17, *) {
    _ = NavigationSplitViewColumn.detail
  }
}

func navigationSplitViewColumnSidebar() {
  _ = NavigationSplitViewColumn.sidebar  // found: NavigationSplitViewColumn; NavigationSplitViewColumn.sidebar
}

func navigationSplitViewColumnSidebarGuarded() {
  guard #available(iOS 17, *) else { return }
  _ = NavigationSplitViewColumn.sidebar
}

func viewNavigationSplitViewColumnWidth() {
  _ = view.navigationSplitViewColumnWidth(300)  // found: View.navigationSplitViewColumnWidth(_:)
}

@available(iOS 16, *)
func viewNavigationSplitViewColumnWidthGuarded() {
  _ = view.navigationSplitViewColumnWidth(300)
}

func viewNavigationSplitViewColumnWidthMinIdealMax() {
  _ = view.navigationSplitViewColumnWidth(min: 200, ideal: 300, max: 400)  // found: View.navigationSplitViewColumnWidth(min:ideal:max:)
  _ = view.frame(minWidth: 200, idealWidth: 300, maxWidth: 400)
}

@available(iOS 16, *)
enum ViewNavigationSplitViewColumnWidthMinIdealMaxGuarded {
  static func use() {
    _ = view.navigationSplitViewColumnWidth(min: 200, ideal: 300, max: 400)
    _ = view.frame(minWidth: 200, idealWidth: 300, maxWidth: 400)
  }
}
