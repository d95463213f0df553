@_exported import ObjectiveC

/// Apple's observation of a key path, which the model's own stands before.
open class NSKeyValueObservation: NSObject {
  open func invalidate() {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

extension NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<NSObject, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (NSObject, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
