/// A way to read and write a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  public var transaction = Transaction()

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Views are read and written on the main actor, where the closures were made: the hop the type asks for is none.
    self.init(
      read: unsafeBitCast(get, to: (() -> Value).self), write: unsafeBitCast(set, to: ((Value) -> Void).self))
  }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set {
      guard let animation = transaction.animation else { return write(newValue) }
      withAnimation(animation) { write(newValue) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: { newValue in
        var value = read()
        value[keyPath: keyPath] = newValue
        wrappedValue = value
      })
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(read: { base.wrappedValue }, write: { if let value = $0 { base.wrappedValue = value } })
  }

  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    // The last value serves a reader that comes after the base has become nil.
    self.init(read: { base.wrappedValue ?? first }, write: { base.wrappedValue = $0 })
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(read: { base.wrappedValue }, write: { if let value = $0.base as? V { base.wrappedValue = value } })
  }
}
