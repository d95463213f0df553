/// Content that a tap on its label opens and closes.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let expanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  public init(
    isExpanded: Binding<Bool>? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    expanded = isExpanded
    self.label = label()
    self.content = content
  }

  public var body: some View {
    let isExpanded = expanded ?? $isOpen
    VStack {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        label
      }
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ label: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  public init(_ label: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}
