import SwiftUI

func inspector() {
  _ = Text("a").inspector(isPresented: $isShown) { Text("b") }  // found: View.inspector(isPresented:content:)
  _ = Text("a").inspectorColumnWidth(200)  // found: View.inspectorColumnWidth(_:)
  _ = Text("a").inspectorColumnWidth(min: 100, ideal: 200, max: 300)  // found: View.inspectorColumnWidth(min:ideal:max:)
}

@available(iOS 17, *)
func inspectorGuarded() {
  _ = Text("a").inspector(isPresented: $isShown) { Text("b") }
  _ = Text("a").inspectorColumnWidth(200)
  _ = Text("a").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
}
