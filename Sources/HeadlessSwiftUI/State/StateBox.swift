/// Holds a state's value; knows its node weakly, as a late task may write after the node is gone.
///
/// SwiftUI lets any thread write; here everything happens on the main actor, and another thread's write traps.
final class StateBox<Value>: @unchecked Sendable {
  private(set) var value: Value
  private weak var node: Node?

  init(_ value: Value, _ node: Node) {
    self.value = value
    self.node = node
  }

  func write(_ newValue: Value) {
    value = newValue
    MainActor.assumeIsolated { node?.invalidate() }
  }
}

enum StateAccess {
  static func logOutsideUpdate<Value>(_ type: Value.Type) {
    MainActor.assumeIsolated {
      Runtime.current.log(
        "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial "
          + "value and will not update.", .fault)
    }
  }
}
