/// Two buttons, for one more and one less.
public struct Stepper<Label: View> {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
}

extension Stepper: View {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey),
      onIncrement: { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) },
      onDecrement: { value.wrappedValue = max(value.wrappedValue.advanced(by: 0 - step), bounds.lowerBound) })
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey), onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) })
  }
}

extension Stepper: PrimitiveView {
  func render(in node: Node) {
    node.place(label, at: .slot(0))
    node.place(StepperButton(name: "Increment", action: onIncrement), at: .slot(1))
    node.place(StepperButton(name: "Decrement", action: onDecrement), at: .slot(2))
  }
}

/// One of the two, by the name that VoiceOver reads.
private nonisolated struct StepperButton: PrimitiveView {
  let name: String
  let action: (() -> Void)?

  @MainActor func render(in node: Node) {
    node.element = .control(
      .init(kind: .button, isEnabled: node.environment.isEnabled && action != nil, tap: { action?() }))
    node.place(Image(systemName: name), at: .slot(0))
  }
}
