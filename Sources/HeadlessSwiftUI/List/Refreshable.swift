/// What brings a view's data up to date.
public struct RefreshAction: Sendable {
  fileprivate let action: @Sendable () async -> Void

  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  /// What pulling a list down does; nil where nothing can be refreshed.
  public var refresh: RefreshAction? { self[RefreshActionKey.self] }
}

private struct RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension View {
  /// A list or scroll view inside is pulled down with `ScreenDriver.pullToRefresh()`.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modifier(EnvironmentWriter { $0[RefreshActionKey.self] = RefreshAction(action: action) })
  }
}

extension Node {
  /// The first list at or below this one that can be pulled down, with what that does.
  func refreshAction() -> RefreshAction? {
    if case .list? = element, let action = environment.refresh { return action }
    for child in children where !child.isHostRoot { if let found = child.refreshAction() { return found } }
    return nil
  }
}
