/// A value that a finger drags between two ends.
public struct Slider<Label: View, ValueLabel: View> {
  let label: Label
  let ends: (ValueLabel, ValueLabel)?
  /// Takes a share of the way from one end to the other.
  let slide: (Double) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, label: Label, ends: (ValueLabel, ValueLabel)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.ends = ends
    slide = { share in
      onEditingChanged(true)
      var reached = bounds.lowerBound + V(share) * (bounds.upperBound - bounds.lowerBound)
      if let step { reached = bounds.lowerBound + ((reached - bounds.lowerBound) / step).rounded() * step }
      value.wrappedValue = min(max(reached, bounds.lowerBound), bounds.upperBound)
      onEditingChanged(false)
    }
  }
}

extension Slider: View {}

extension Slider {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), label: label(), ends: (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: label(), ends: nil, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label: label(), ends: nil, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label: EmptyView(), ends: nil, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label: EmptyView(), ends: nil, onEditingChanged: onEditingChanged)
  }
}

extension Slider: PrimitiveView {
  func render(in node: Node) {
    // A tap does nothing, as on a phone; the driver drags it.
    node.element = .control(.init(kind: .slider, isEnabled: node.environment.isEnabled, slide: slide, tap: {}))
    node.layout = .leaf(CGSize(width: 10, height: 31), stretches: .horizontal)
    node.place(label, at: .slot(0))
    if let ends {
      node.place(ends.0, at: .slot(1))
      node.place(ends.1, at: .slot(2))
    }
  }
}
