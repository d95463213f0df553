import SwiftUI

func viewScrollDisabled() {
  _ = view.scrollDisabled(true)  // found: View.scrollDisabled(_:)
}

func viewScrollDisabledGuarded() {
  if #available(iOS 16, *) {
    _ = view.scrollDisabled(true)
  }
}

func viewScrollIndicatorsAxes() {
  _ = view.scrollIndicators(.hidden)  // found: View.scrollIndicators(_:axes:)
}

func viewScrollIndicatorsAxesGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = view.scrollIndicators(.hidden)
}

func scrollIndicatorVisibilityAutomatic() {
  _ = ScrollIndicatorVisibility.automatic  // found: ScrollIndicatorVisibility; ScrollIndicatorVisibility.automatic
}

@available(iOS 16, *)
func scrollIndicatorVisibilityAutomaticGuarded() {
  _ = ScrollIndicatorVisibility.automatic
}

func scrollIndicatorVisibilityHidden() {
  _ = ScrollIndicatorVisibility.hidden  // found: ScrollIndicatorVisibility; ScrollIndicatorVisibility.hidden
}

@available(iOS 16, *)
enum ScrollIndicatorVisibilityHiddenGuarded {
  static func use() {
    _ = ScrollIndicatorVisibility.hidden
  }
}

func scrollIndicatorVisibilityNever() {
  _ = ScrollIndicatorVisibility.never  // found: ScrollIndicatorVisibility; ScrollIndicatorVisibility.never
}

func scrollIndicatorVisibilityNeverGuarded() {
  if #available(iOS 16, *) {
    _ = ScrollIndicatorVisibility.never
  }
}

func scrollIndicatorVisibilityVisible() {
  _ = ScrollIndicatorVisibility.visible  // found: ScrollIndicatorVisibility; ScrollIndicatorVisibility.visible
}

func scrollIndicatorVisibilityVisibleGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = ScrollIndicatorVisibility.visible
}
