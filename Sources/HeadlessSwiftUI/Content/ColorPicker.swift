/// A choice of a colour.
///
/// A test picks a colour with `ScreenDriver.pick(_:in:)`.
public struct ColorPicker<Label: View> {
  let label: Label
  let pick: (Color) -> Void

  nonisolated private init(_ label: Label, _ selection: Binding<Color>) {
    self.label = label
    pick = { selection.wrappedValue = $0 }
  }

  nonisolated private init(_ label: Label, _ selection: Binding<CGColor>) {
    self.label = label
    pick = { if let color = $0.cgColor { selection.wrappedValue = color } }
  }
}

extension ColorPicker: View {}

extension ColorPicker {
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }

  nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(label(), selection)
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey), selection)
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(titleKey), selection)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(Text(title), selection)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
    self.init(Text(title), selection)
  }
}

extension ColorPicker: PrimitiveView {
  func render(in node: Node) {
    node.element = .control(.init(kind: .picker, isEnabled: node.environment.isEnabled, pickColor: pick, tap: {}))
    node.place(label, at: .slot(0))
  }
}
