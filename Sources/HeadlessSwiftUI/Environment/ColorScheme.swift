/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}
