struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: String? { nil }

  static func reduce(value: inout String?, nextValue: () -> String?) { value = nextValue() ?? value }
}

struct BackButtonHiddenKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// What a navigation bar shows in its middle.
public struct NavigationBarItem {
  @nonexhaustive
  public enum TitleDisplayMode: Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    preference(key: NavigationTitleKey.self, value: titleKey.string)
  }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    preference(key: NavigationTitleKey.self, value: String(title))
  }

  nonisolated public func navigationTitle(_ title: Text) -> some View {
    preference(key: NavigationTitleKey.self, value: title.string)
  }

  /// Deprecated in favour of `navigationTitle`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Deprecated in favour of `navigationTitle` and `navigationBarTitleDisplayMode`.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    self
  }

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { self }

  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference(key: BackButtonHiddenKey.self, value: hidesBackButton)
  }
}
