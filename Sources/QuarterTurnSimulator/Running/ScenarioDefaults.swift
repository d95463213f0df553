import HeadlessUIKit

/// What a scenario without a root is about: an app as it is.
public struct ScenarioDefaults: Sendable {
  /// The page that the app opens with.
  public let page: String
  public let infoPlist: InfoPlist
  public let delegate: ScenarioDelegate

  public init(page: String, infoPlist: InfoPlist, delegate: ScenarioDelegate) {
    self.page = page
    self.infoPlist = infoPlist
    self.delegate = delegate
  }
}
