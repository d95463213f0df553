/// Shows details beside its content where the width is regular, and in a sheet where it is compact.
nonisolated struct InspectorModifier<Details: View>: PrimitiveModifier {
  let isPresented: Binding<Bool>
  let details: Details

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    let isShown = node.tracked { isPresented.wrappedValue }
    let isColumn = node.environment.horizontalSizeClass == .regular
    let sheet = PresentationModifier(
      style: .sheet, id: isShown && !isColumn ? AnyHashable(true) : nil, content: { details },
      clear: { _ in if isPresented.wrappedValue { isPresented.wrappedValue = false } }, onDismiss: nil)
    sheet.render(around: inner, in: node)
    guard isShown, isColumn else { return }
    node.layout = .stack(.horizontal, spacing: 0)
    node.place(details, at: .slot(2), environment: node.environment.enteringScreen)
  }
}

extension View {
  /// A column that stands at the trailing edge takes no room from the content here.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Fixes the room of an inspector's content, in a sheet as well.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { frame(width: width) }

  /// The ideal width is what the column has.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    frame(width: ideal)
  }
}
