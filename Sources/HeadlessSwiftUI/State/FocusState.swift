/// Which field has the keyboard.
///
/// The model's fields take text without it: a write is kept and read again.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to a focus state.
  @propertyWrapper
  public struct Binding {
    let binding: HeadlessSwiftUI.Binding<Value>

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }

  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension FocusState: LinkedProperty {
  mutating func link(to node: Node, at offset: Int) { state.link(to: node, at: offset) }
}

extension View {
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    self
  }
}
