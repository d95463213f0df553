import HeadlessUIKit

/// What an app's Info.plist alone allows on one device: where a person gets by rotating it, whether a lock holds, and what a request gets.
///
/// A scenario shows one course of events; this asks three questions of every class of device that answers them differently.
///
/// ```swift
/// for reach in RotationReach.all(infoPlist: .supporting(.portrait)) { print(reach.device.name, reach.orientations) }
/// ```
public struct RotationReach: Hashable, Sendable {
  public let device: DeviceModel
  public let system: SystemVersion
  /// The user's choice on an iPad; `nil` on a phone.
  public let mode: MultitaskingMode?
  /// Whether a foldable is open.
  public let isUnfolded: Bool
  /// The interface orientations that a person reaches by rotating the device, in the order of their raw values.
  public let orientations: [UIInterfaceOrientation]
  /// Whether the interface stays upright while the root's mask is portrait and the device is rotated.
  public let holdsPortraitLock: Bool
  /// What became of a request for landscape.
  public let request: GeometryRequestOutcome
}

/// What a request for another geometry got.
public enum GeometryRequestOutcome: Hashable, Sendable {
  case granted
  /// The windowing mode allows no such change (code 101).
  case refusedByWindowing
  /// The mask that UIKit judged by has none of the orientations (code 101).
  case refusedByMask
  /// Another error, in UIKit's words.
  case refused(String)
  /// No error came, and the interface did not turn.
  case withoutEffect
}

extension RotationReach {
  /// The classes of devices and systems on which an app's Info.plist can come to something else.
  ///
  /// - Parameters:
  ///   - families: the devices the app is made for, 1 for iPhone and 2 for iPad.
  @MainActor
  public static func all(infoPlist: InfoPlist, families: Set<Int> = [1, 2]) -> [RotationReach] {
    var places: [Place] = []
    if families.contains(1) {
      places += ["18", "26.2", "27"].compactMap { Place("iPhone 16", $0) }
      places += [Place("iPhone Duo", "27.1", isUnfolded: true)].compactMap(\.self)
    }
    if families.contains(2) {
      for system in ["18", "26.2", "27"] {
        for mode in MultitaskingMode.allCases {
          if let place = Place("iPad Air (5th generation)", system, mode: mode) { places.append(place) }
        }
      }
    }
    return places.map { RotationReach($0, infoPlist) }
  }

  /// A device in one state.
  private struct Place {
    let device: DeviceModel
    let system: SystemVersion
    let mode: MultitaskingMode?
    let isUnfolded: Bool

    init?(_ name: String, _ system: String, mode: MultitaskingMode? = nil, isUnfolded: Bool = false) {
      guard let device = DeviceCatalogue.device(named: name), let version = SystemVersion(system),
        device.systems.contains(version),
        mode.map({ version >= $0.firstSystem }) ?? true
      else { return nil }
      self.device = device
      self.system = version
      self.mode = mode
      self.isUnfolded = isUnfolded
    }

    @MainActor
    func launch(_ infoPlist: InfoPlist, root: @escaping @MainActor () -> UIViewController) -> Simulation {
      let simulation = Simulation(device: device, system: system, infoPlist: infoPlist)
      if let mode { simulation.multitaskingMode = mode }
      simulation.isFolded = !isUnfolded
      simulation.launch(root: root)
      simulation.settle()
      return simulation
    }
  }

  @MainActor
  private init(_ place: Place, _ infoPlist: InfoPlist) {
    device = place.device
    system = place.system
    mode = place.mode
    isUnfolded = place.isUnfolded
    orientations = Self.orientations(place, infoPlist)
    holdsPortraitLock = Self.holdsPortraitLock(place, infoPlist)
    request = Self.request(place, infoPlist)
  }

  private static let poses: [UIDeviceOrientation] = [.landscapeLeft, .portraitUpsideDown, .landscapeRight, .portrait]

  @MainActor
  private static func orientations(_ place: Place, _ infoPlist: InfoPlist) -> [UIInterfaceOrientation] {
    let simulation = place.launch(infoPlist) { UIViewController() }
    let seen = poses.compactMap { pose in
      simulation.turnDevice(to: pose)
      simulation.settle()
      return simulation.windowScene?.interfaceOrientation
    }
    return Set(seen).sorted { $0.rawValue < $1.rawValue }
  }

  @MainActor
  private static func holdsPortraitLock(_ place: Place, _ infoPlist: InfoPlist) -> Bool {
    let simulation = place.launch(infoPlist) { PortraitController() }
    let before = simulation.windowScene?.interfaceOrientation
    return poses.allSatisfy { pose in
      simulation.turnDevice(to: pose)
      simulation.settle()
      return simulation.windowScene?.interfaceOrientation == before
    }
  }

  @MainActor
  private static func request(_ place: Place, _ infoPlist: InfoPlist) -> GeometryRequestOutcome {
    let simulation = place.launch(infoPlist) { UIViewController() }
    guard let scene = simulation.windowScene else { return .withoutEffect }
    let error = ErrorBox()
    simulation.run {
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { error.text = $0.localizedDescription }
    }
    simulation.settle()
    guard let text = error.text else { return scene.interfaceOrientation.isLandscape ? .granted : .withoutEffect }
    if text.contains("windowing mode") { return .refusedByWindowing }
    return text.contains("None of the requested orientations") ? .refusedByMask : .refused(text)
  }
}

/// A root that locks portrait by its own mask, as Apple's documentation shows it.
private final class PortraitController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

private final class ErrorBox: @unchecked Sendable {
  var text: String?
}
