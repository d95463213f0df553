/// A value between two others.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let label: Label
  private let current: CurrentValueLabel
  private let bounds: (minimum: BoundsLabel, maximum: BoundsLabel)?

  private init(_ label: Label, _ current: CurrentValueLabel, _ bounds: (BoundsLabel, BoundsLabel)?) {
    self.label = label
    self.current = current
    self.bounds = bounds
  }

  public var body: some View {
    label
    current
    bounds?.minimum
    bounds?.maximum
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(label(), EmptyView(), nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(label(), currentValueLabel(), nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

/// How a gauge looks.
public protocol GaugeStyle {}

/// The platform's own look.
public struct DefaultGaugeStyle: GaugeStyle { public init() {} }
/// A ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle { public init() {} }
/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle { public init() {} }
/// A line.
public struct AccessoryLinearGaugeStyle: GaugeStyle { public init() {} }
/// A line that is filled up to the value.
public struct LinearCapacityGaugeStyle: GaugeStyle { public init() {} }

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { Self() } }
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { Self() } }

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }
}
