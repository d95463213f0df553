/// A choice among tagged views.
public struct Picker<Label, SelectionValue: Hashable, Content> {
  let label: Label
  let selection: Binding<SelectionValue>
  let content: Content
}

extension Picker: View where Label: View, Content: View {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, content: content())
  }

  /// Deprecated in favour of the form with the label last.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, selection: selection, content: content())
  }
}

extension Picker where Label == Text, Content: View {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(titleKey), selection: selection, content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(label: Text(title), selection: selection, content: content())
  }
}

extension Picker: PrimitiveView where Label: View, Content: View {
  func render(in node: Node) {
    node.place(label, at: .slot(0))
    for item in ListedView.list(content) {
      let option = PickerOption(content: item.view, isEnabled: node.environment.isEnabled) {
        guard let value = item.selectionValue?.base as? SelectionValue else { return }
        selection.wrappedValue = value
      }
      node.place(option, at: .pair(.slot(1), item.key))
    }
  }
}

/// One of the choices.
private nonisolated struct PickerOption: PrimitiveView {
  let content: any View
  let isEnabled: Bool
  let choose: () -> Void

  @MainActor func render(in node: Node) {
    node.element = .control(.init(kind: .option, isEnabled: isEnabled, tap: choose))
    node.place(content, at: .slot(0))
  }
}
