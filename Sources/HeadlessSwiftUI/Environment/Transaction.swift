/// The context of a change.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init() {}

  public init(animation: Animation?) { self.animation = animation }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try AnimationContext.$current.withValue(transaction.disablesAnimations ? nil : transaction.animation, operation: body)
}
