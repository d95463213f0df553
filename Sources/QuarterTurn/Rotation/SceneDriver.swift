import QuarterTurnPlatform

/// The only caller of what rotates a scene's interface; the rest of the library decides.
@MainActor
final class SceneDriver {
  private(set) weak var scene: UIWindowScene?
  let era: Era
  let scheduler: Scheduler
  let device: DeviceOrientationSource
  private(set) var isConnected = true
  private var geometry: NSKeyValueObservation?
  private var notifications: [Lifetime] = []
  private var deviceUse: Lifetime?
  private var timeouts: [RotationMachine.Rotation.ID: Scheduler.Scheduled] = [:]
  private var watched: (any UIViewControllerTransitionCoordinator)?
  private var isLookDue = false
  private let aftermath: RotationAftermath

  init(scene: UIWindowScene) {
    self.scene = scene
    era = Platform.era(of: scene)
    scheduler = .main(of: scene)
    aftermath = RotationAftermath(scheduler)
    device = .shared(of: scene)
  }

  // MARK: Reading

  var orientation: UIInterfaceOrientation {
    scene.map { Platform.interfaceOrientation(of: $0, era: era) } ?? .unknown
  }

  // Whether a lock preference keeps it there (R8.3).
  var isLockHeld: Bool { scene.map { Platform.isInterfaceOrientationLocked($0, era: era) } ?? false }

  var isInForeground: Bool { scene?.activationState == .foregroundActive || scene?.activationState == .foregroundInactive }

  // MARK: Hearing

  func observeGeometry(_ changed: @escaping @MainActor @Sendable () -> Void) {
    // Availability for the compiler on iOS, the era for simulated systems, where it is always true.
    guard #available(iOS 16.0, *), era >= .ios16 else { return }
    geometry = scene.map { Platform.observeGeometry(of: $0, changed) }
  }

  func observe(_ name: Notification.Name, _ handler: @escaping @MainActor @Sendable () -> Void) {
    notifications.append(.observing(name, of: scene, handler))
  }

  func observeDevice(_ isNeeded: Bool, _ handler: @escaping @MainActor (UIInterfaceOrientation?) -> Void) {
    guard isNeeded != (deviceUse != nil) else { return }
    deviceUse = isNeeded ? device.observe { handler(UIInterfaceOrientation(device: $0)) } : nil
  }

  func disconnect() {
    isConnected = false
    geometry?.invalidate()
    geometry = nil
    notifications = []
    deviceUse = nil
    for id in timeouts.keys { cancelTimeout(id) }
  }

  // MARK: Time

  static let patience: TimeInterval = 1

  func startTimeout(_ id: RotationMachine.Rotation.ID, _ passed: @escaping @MainActor () -> Void) {
    timeouts[id] = scheduler.after(Self.patience) { [weak self] in
      self?.timeouts[id] = nil
      passed()
    }
  }

  func cancelTimeout(_ id: RotationMachine.Rotation.ID) {
    timeouts.removeValue(forKey: id)?.cancel()
  }

  // Below iOS 16 only a device notification, a question of UIKit's or a layout pass may tell of a rotation, and each may come
  // before the scene has changed.
  func lookSoon(_ look: @escaping @MainActor () -> Void) {
    guard era == .ios15, !isLookDue else { return }
    isLookDue = true
    scheduler.afterThisTurn(look)
    _ = scheduler.after(0.8) { [weak self] in
      self?.isLookDue = false
      look()
    }
  }

  // Calls back when a transition is over, completed or cancelled; of several calls for one transition once.
  func watch(_ transition: any UIViewControllerTransitionCoordinator, _ ended: @escaping @MainActor () -> Void) {
    guard watched !== transition else { return }
    watched = transition
    let isRunning = transition.animate(alongsideTransition: nil) { [weak self] _ in
      self?.watched = nil
      ended()
    }
    guard !isRunning else { return }
    watched = nil
    scheduler.afterThisTurn(ended)
  }

  var isRotationFresh: Bool { aftermath.isFresh }

  // Whether a transition began so long after the last rotation that it cannot follow from it.
  func isCause(_ transition: any UIViewControllerTransitionCoordinator) -> Bool {
    watched !== transition && aftermath.isLate && transition.isOfControllers
  }

  func noteRotation() { aftermath.begin() }

  func mayFollowUp() -> Bool { aftermath.mayFollowUp() }

  func whenSettled(_ settled: @escaping @MainActor () -> Void) { aftermath.whenOver(settled) }

  // MARK: Calling UIKit

  func refresh(_ controller: UIViewController) {
    guard #available(iOS 16.0, *), era >= .ios16 else { return }
    controller.setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  func updateLockPreference(_ controller: UIViewController) {
    guard #available(iOS 26.0, *), era >= .ios26 else { return }
    controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
  }

  func requestGeometry(
    _ orientations: UIInterfaceOrientationMask, refused: @escaping @MainActor @Sendable (_ text: String) -> Void
  ) {
    guard #available(iOS 16.0, *), era >= .ios16, let scene else { return }
    Platform.requestGeometry(orientations, of: scene, refused: refused)
  }

  func writeDeviceOrientation(_ orientation: UIInterfaceOrientation) {
    guard let scene else { return }
    device.overwrite(with: orientation) { Platform.writeDeviceOrientation($0, in: scene) }
  }

  func restoreDeviceOrientation() {
    guard let scene else { return }
    device.restore { Platform.writeDeviceOrientation($0, in: scene) }
  }

  func attemptRotation() {
    guard let scene else { return }
    Platform.attemptRotation(in: scene)
  }
}
