// iOS 16 or newer

import SwiftUI

// The first line covers the whole file, as it does a snippet in Markdown.

func stated(_ view: some View) {
  _ = NavigationStack { view.scrollDisabled(true) }
  _ = view.onChange(of: 1) { old, new in print(old, new) }  // found: View.onChange(of:initial:_:)
}
