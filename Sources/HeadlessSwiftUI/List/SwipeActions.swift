/// Shows what a gesture on a row or a view would bring up, beside it: as if the gesture had been made.
nonisolated struct RevealedModifier<Revealed: View>: PrimitiveModifier {
  let revealed: Revealed

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.layout = .backed
    node.place(inner, at: .slot(0))
    node.place(revealed, at: .slot(1))
  }
}

extension View {
  /// The buttons can be tapped without a swipe.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(RevealedModifier(revealed: content()))
  }

  /// The entries can be tapped without a long press.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(RevealedModifier(revealed: menuItems()))
  }

  /// The field stands below the content.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(RevealedModifier(revealed: SearchField(text: text, prompt: Text(prompt))))
  }

  /// The field stands below the content.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(RevealedModifier(revealed: SearchField(text: text, prompt: prompt)))
  }
}

private struct SearchField: View {
  let text: Binding<String>
  let prompt: Text?

  nonisolated init(text: Binding<String>, prompt: Text?) {
    self.text = text
    self.prompt = prompt
  }

  var body: some View { TextField(label: prompt ?? Text("Search"), text: text) }
}

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
}

/// The beginning or the end of a line.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading
  case trailing
}
