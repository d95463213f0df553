/// What becomes of an app on one device, system and multitasking mode, in a simulation.
public struct DeviceRow: Equatable, Sendable, Codable {
  /// The name of the device.
  public var device: String
  /// Whether the device is an iPad.
  public var isPad: Bool
  /// The system, like `26.2`.
  public var system: String
  /// The user's choice on an iPad, or how a foldable is held; `nil` where there is none.
  public var mode: String?
  /// The orientations that a person reaches by rotating the device, from P, U, L and R.
  public var byRotating: String
  /// Whether the interface stays upright under a mask of portrait while the device is rotated.
  public var holdsPortraitLock: Bool
  /// What a request for landscape gets: `granted`, or why not.
  public var request: String

  /// A row of the table.
  public init(
    device: String, isPad: Bool, system: String, mode: String? = nil, byRotating: String, holdsPortraitLock: Bool, request: String
  ) {
    self.device = device
    self.isPad = isPad
    self.system = system
    self.mode = mode
    self.byRotating = byRotating
    self.holdsPortraitLock = holdsPortraitLock
    self.request = request
  }
}

/// Runs an app's Info.plist on simulated devices.
///
/// The library knows no simulator; a command hands one in.
public typealias DeviceSimulation = @MainActor (CheckedApp) -> [DeviceRow]

/// An app with what becomes of it on each device.
struct AppDevices: Equatable, Sendable {
  let app: CheckedApp
  let rows: [DeviceRow]
}
