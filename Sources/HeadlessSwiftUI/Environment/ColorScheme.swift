/// Light or dark.
@nonexhaustive
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

extension View {
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
}
