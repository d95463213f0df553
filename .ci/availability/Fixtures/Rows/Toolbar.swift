import SwiftUI

func toolbarContentBuilderBuildIf() {
  _ = view.toolbar {
    if isThere { ToolbarItem { Text("sometimes") } }  // found: ToolbarContentBuilder.buildIf(_:)
  }
  _ = view.overlay {
    if isThere { Text("a view") }
  }
}

@available(iOS 16, *)
func toolbarContentBuilderBuildIfGuarded() {
  _ = view.toolbar {
    if isThere { ToolbarItem { Text("sometimes") } }
  }
  _ = view.overlay {
    if isThere { Text("a view") }
  }
}

func viewToolbarFor() {
  _ = view.toolbar(.hidden, for: bar)  // found: View.toolbar(_:for:)
  _ = view.toolbar { ToolbarItem { Text("old") } }
}

@available(iOS 16, *)
enum ViewToolbarForGuarded {
  static func use() {
    _ = view.toolbar(.hidden, for: bar)
    _ = view.toolbar { ToolbarItem { Text("old") } }
  }
}

func viewToolbarBackgroundFor() {
  _ = view.toolbarBackground(.visible, for: bar)  // found: View.toolbarBackground(_:for:)
}

func viewToolbarBackgroundForGuarded() {
  if #available(iOS 16, *) {
    _ = view.toolbarBackground(.visible, for: bar)
  }
}

func viewToolbarColorSchemeFor() {
  _ = view.toolbarColorScheme(.dark, for: bar)  // found: View.toolbarColorScheme(_:for:)
}

func viewToolbarColorSchemeForGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = view.toolbarColorScheme(.dark, for: bar)
}

func viewToolbarVisibilityFor() {
  _ = view.toolbarVisibility(.hidden, for: bar)  // found: View.toolbarVisibility(_:for:)
}

@available(iOS 18, *)
func viewToolbarVisibilityForGuarded() {
  _ = view.toolbarVisibility(.hidden, for: bar)
}

func toolbarPlacementAutomatic() {
  _ = ToolbarPlacement.automatic  // found: ToolbarPlacement; ToolbarPlacement.automatic
}

@available(iOS 16, *)
enum ToolbarPlacementAutomaticGuarded {
  static func use() {
    _ = ToolbarPlacement.automatic
  }
}

func toolbarPlacementBottomBar() {
  _ = ToolbarPlacement.bottomBar  // found: ToolbarPlacement; ToolbarPlacement.bottomBar
}

func toolbarPlacementBottomBarGuarded() {
  if #available(iOS 16, *) {
    _ = ToolbarPlacement.bottomBar
  }
}

func toolbarPlacementNavigationBar() {
  _ = ToolbarPlacement.navigationBar  // found: ToolbarPlacement; ToolbarPlacement.navigationBar
}

func toolbarPlacementNavigationBarGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = ToolbarPlacement.navigationBar
}

func toolbarPlacementTabBar() {
  _ = ToolbarPlacement.tabBar  // found: ToolbarPlacement; ToolbarPlacement.tabBar
}

@available(iOS 16, *)
func toolbarPlacementTabBarGuarded() {
  _ = ToolbarPlacement.tabBar
}
