/// What the environment's actions do to the app's windows.
struct WindowActions: Sendable {
  let supportsMultipleWindows: Bool
  let open: @MainActor @Sendable (_ id: String?, _ value: AnyHashable?) -> Void
  let close: @MainActor @Sendable (_ id: String?) -> Void

  static let none = WindowActions(supportsMultipleWindows: false, open: { _, _ in }, close: { _ in })
}

private struct WindowActionsKey: EnvironmentKey {
  static var defaultValue: WindowActions { .none }
}

extension EnvironmentValues {
  var windowActions: WindowActions {
    get { self[WindowActionsKey.self] }
    set { self[WindowActionsKey.self] = newValue }
  }

  public var openWindow: OpenWindowAction { OpenWindowAction(windowActions) }

  public var dismissWindow: DismissWindowAction { DismissWindowAction(windowActions) }

  public var supportsMultipleWindows: Bool { windowActions.supportsMultipleWindows }
}

/// Opens a window of the app.
@MainActor @preconcurrency
public struct OpenWindowAction {
  let actions: WindowActions

  nonisolated init(_ actions: WindowActions) { self.actions = actions }

  public func callAsFunction(id: String) { actions.open(id, nil) }

  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { actions.open(nil, AnyHashable(value)) }

  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    actions.open(id, AnyHashable(value))
  }
}

/// Closes windows of the app.
@MainActor @preconcurrency
public struct DismissWindowAction {
  let actions: WindowActions

  nonisolated init(_ actions: WindowActions) { self.actions = actions }

  public func callAsFunction() { actions.close(nil) }

  public func callAsFunction(id: String) { actions.close(id) }
}
