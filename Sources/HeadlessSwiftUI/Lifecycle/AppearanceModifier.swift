/// Runs actions when what is inside comes into sight and leaves it; existing is not being visible.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    // Anew at each update, so that the newest closures run, also when the node goes.
    node.onVisibilityChange = { [unowned node] isVisible in
      guard let action = isVisible ? appear : disappear else { return }
      if isVisible, node.skipsNextAppearance {
        node.skipsNextAppearance = false
        return
      }
      node.runtime.perform(action)
    }
    node.strayAppearance = appear
    node.place(inner, at: .slot(0))
  }
}

extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }
}
