// R7.7
/// What the user of an iPad chose in Settings.
public enum MultitaskingMode: String, Hashable, Sendable, CaseIterable {
  case fullScreenApps
  /// From iPadOS 16 on.
  case stageManager
  /// From iPadOS 26 on.
  case windowedApps

  /// The first system that offers the mode.
  public var firstSystem: SystemVersion {
    switch self {
    case .fullScreenApps: .oldest
    case .stageManager: SystemVersion(16)
    case .windowedApps: SystemVersion(26)
    }
  }
}
