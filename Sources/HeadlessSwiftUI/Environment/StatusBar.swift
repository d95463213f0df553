struct StatusBarHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}

struct SystemOverlaysHiddenKey: PreferenceKey {
  static var defaultValue: Bool? { nil }

  static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = nextValue() ?? value }
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

extension View {
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    preference(key: StatusBarHiddenKey.self, value: hidden)
  }

  /// Deprecated in the iOS 15 SDK.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preference(key: SystemOverlaysHiddenKey.self, value: visibility == .automatic ? nil : visibility == .hidden)
  }
}
