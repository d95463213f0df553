/// What the source rules need from a project's property lists and settings.
public struct ProjectFacts: Sendable {
  /// The oldest system that any of its apps supports; `nil` where that is not known.
  public var minimumSystem: Double?
  /// Whether any of its apps supports several scenes.
  public var supportsMultipleScenes: Bool
  /// Whether any of its apps supports iPad.
  public var supportsPad: Bool
  /// The orientations that its property lists name, as the bits of `UIInterfaceOrientationMask`, all apps and devices together; `nil` where
  /// none names any.
  public var declaredMask: Int?
  /// The SDK that it is built with.
  public var sdk: Double

  /// Facts about a project; unknown ones are nil or empty.
  public init(
    minimumSystem: Double? = nil, supportsMultipleScenes: Bool = false, supportsPad: Bool = true, declaredMask: Int? = nil,
    sdk: Double = 27.1
  ) {
    self.minimumSystem = minimumSystem
    self.supportsMultipleScenes = supportsMultipleScenes
    self.supportsPad = supportsPad
    self.declaredMask = declaredMask
    self.sdk = sdk
  }
}
