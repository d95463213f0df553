/// What `dismiss` does in a part of the tree.
final class Dismissal: Sendable {
  let run: @MainActor @Sendable () -> Void

  init(_ run: @escaping @MainActor @Sendable () -> Void) { self.run = run }
}

private struct DismissalKey: EnvironmentKey {
  static var defaultValue: Dismissal? { nil }
}

extension EnvironmentValues {
  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  public var dismiss: DismissAction { DismissAction(dismissal) }

  public var isPresented: Bool { dismissal != nil }

  /// Deprecated in favour of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding(
      read: { PresentationMode(dismissal != nil) },
      write: { mode in
        guard !mode.isPresented, let dismissal else { return }
        MainActor.assumeIsolated { dismissal.run() }
      })
  }
}

/// Takes the view's presentation or pushed screen away.
@MainActor @preconcurrency
public struct DismissAction {
  let dismissal: Dismissal?

  nonisolated init(_ dismissal: Dismissal?) { self.dismissal = dismissal }

  public func callAsFunction() { dismissal?.run() }
}

/// Whether a view is presented.
public struct PresentationMode {
  public private(set) var isPresented: Bool

  init(_ isPresented: Bool) { self.isPresented = isPresented }

  public mutating func dismiss() { isPresented = false }
}
