import SwiftUI

func viewScrollDisabled() {
  _ = view.scrollDisabled(true)  // found: View.scrollDisabled(_:)
}

@available(iOS 16, *)
enum ViewScrollDisabledGuarded {
  static func use() {
    _ = view.scrollDisabled(true)
  }
}

func viewScrollIndicatorsAxes() {
  _ = view.scrollIndicators(.hidden)  // found: View.scrollIndicators(_:axes:)
}

func viewScrollIndicatorsAxesGuarded() {
  if #available(iOS 16, *) {
    _ = view.scrollIndicators(.hidden)
  }
}

func scrollIndicatorVisibilityAutomatic() {
  _ = ScrollIndicatorVisibility.automatic  // found: ScrollIndicatorVisibility; ScrollIndicatorVisibility.automatic
}

func scrollIndicatorVisibilityAutomaticGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = ScrollIndicatorVisibility.automatic
}

func scrollIndicatorVisibilityHidden() {
  _ = ScrollIndicatorVisibility.hidden  // found: ScrollIndicatorVisibility; ScrollIndicatorVisibility.hidden
}

@available(iOS 16, *)
func scrollIndicatorVisibilityHiddenGuarded() {
  _ = ScrollIndicatorVisibility.hidden
}

func scrollIndicatorVisibilityNever() {
  _ = ScrollIndicatorVisibility.never  // found: ScrollIndicatorVisibility; ScrollIndicatorVisibility.never
}

@available(iOS 16, *)
enum ScrollIndicatorVisibilityNeverGuarded {
  static func use() {
    _ = ScrollIndicatorVisibility.never
  }
}

func scrollIndicatorVisibilityVisible() {
  _ = ScrollIndicatorVisibility.visible  // found: ScrollIndicatorVisibility; ScrollIndicatorVisibility.visible
}

func scrollIndicatorVisibilityVisibleGuarded() {
  if #available(iOS 16, *) {
    _ = ScrollIndicatorVisibility.visible
  }
}
