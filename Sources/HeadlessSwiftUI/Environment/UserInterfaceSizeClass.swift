/// How much room there is in one direction.
@nonexhaustive
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular

  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
