/// The facts about a device that some orientation rule looks at.
public struct DeviceModel: Hashable, Sendable {
  public let name: String
  public let idiom: UIUserInterfaceIdiom
  /// In points, held upright.
  public let screenSize: CGSize
  public let scale: CGFloat
  // R3.5
  /// Phones without a Home button never show the interface upside down.
  public let hasHomeButton: Bool
  // R6.10
  /// Large phones change their width class with the turn.
  public let isRegularWidthInLandscape: Bool
  // R8.20
  /// A foldable's larger display, unfolded and upright; `screenSize` is then the cover's.
  public let innerScreenSize: CGSize?
  /// The systems this device was ever able to run.
  public let systems: ClosedRange<SystemVersion>

  public init(
    name: String, idiom: UIUserInterfaceIdiom, screenSize: CGSize, scale: CGFloat, hasHomeButton: Bool,
    isRegularWidthInLandscape: Bool, innerScreenSize: CGSize? = nil, systems: ClosedRange<SystemVersion>
  ) {
    self.name = name
    self.idiom = idiom
    self.screenSize = screenSize
    self.scale = scale
    self.hasHomeButton = hasHomeButton
    self.isRegularWidthInLandscape = isRegularWidthInLandscape
    self.innerScreenSize = innerScreenSize
    self.systems = systems
  }

  /// What a simulation runs on unless told otherwise; kept here because the model must be usable without a catalogue.
  public static let iPhone16 = DeviceModel(
    name: "iPhone 16", idiom: .phone, screenSize: CGSize(width: 393, height: 852), scale: 3, hasHomeButton: false,
    isRegularWidthInLandscape: false, systems: SystemVersion(18)...SystemVersion.newest)
}

extension DeviceModel {
  public static func == (left: DeviceModel, right: DeviceModel) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
