#if !canImport(Combine)
  /// A subscriber's connection to its publisher.
  public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    func request(_ demand: Subscribers.Demand)
  }

  /// Something that can be called off.
  public protocol Cancellable {
    func cancel()
  }

  extension Cancellable {
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
      collection.append(AnyCancellable(self))
    }
  }
#endif
