/// The context of a change.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}

extension View {
  /// Changes inside are animated as the transformed transaction says.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }
}

/// Changes the transaction of what is inside.
private nonisolated struct TransactionModifier: PrimitiveModifier {
  let transform: (inout Transaction) -> Void

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    var transaction = Transaction(animation: node.runtime.animation)
    transform(&transaction)
    node.runtime.animating(transaction.disablesAnimations ? nil : transaction.animation) { node.place(inner, at: .slot(0)) }
  }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try AnimationContext.$current.withValue(transaction.disablesAnimations ? nil : transaction.animation, operation: body)
}
