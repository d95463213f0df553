#if !canImport(Combine)
  /// Ends a subscription when asked to, or when nobody holds it any more.
  public final class AnyCancellable: Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }

    public func cancel() {
      action?()
      action = nil
    }

    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    deinit { cancel() }
  }
#endif
