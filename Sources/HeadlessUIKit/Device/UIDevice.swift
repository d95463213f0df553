// R2.1–R2.12
/// The device as an app sees it: its orientation is published, not measured.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  private let world: WorldReference
  var simulation: Simulation { world.simulation }
  /// What the property reads while notifications are generated.
  var published: UIDeviceOrientation
  /// How often the app asked for notifications; begin and end nest.
  private var generating = 0
  // A value somebody wrote below iOS 16 stands until the device next moves (R2.9).
  var written: UIDeviceOrientation?
  /// A notification is going out that is the device's own.
  private var isPublishing = false

  init(simulation: Simulation) {
    world = WorldReference(simulation)
    published = .portrait
    super.init()
  }

  open class var current: UIDevice { Simulation.current.uiDevice }

  open var orientation: UIDeviceOrientation { isGeneratingDeviceOrientationNotifications ? published : .unknown }

  open var isGeneratingDeviceOrientationNotifications: Bool {
    generating > 0 || simulation.assumptions[.systemGeneratesDeviceOrientation] == 0
  }

  open func beginGeneratingDeviceOrientationNotifications() { generating += 1 }

  open func endGeneratingDeviceOrientationNotifications() { generating = max(0, generating - 1) }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { simulation.idiom }
  open var systemVersion: String { "\(simulation.system.major).\(simulation.system.minor)" }
  open var systemName: String { simulation.device.idiom == .pad ? "iPadOS" : "iOS" }
  open var model: String { simulation.device.idiom == .pad ? "iPad" : "iPhone" }
  open var name: String { simulation.device.name }

  // MARK: Key-value coding, as far as it concerns orientation

  // With Objective-C every object has it, on every thread: what leaves the main actor must be Sendable, so the number is read first.
  #if canImport(ObjectiveC)
    nonisolated open override func setValue(_ value: Any?, forKey key: String) {
      let number = Self.number(value)
      MainActor.assumeIsolated { write(number, forKey: key) }
    }

    nonisolated open override func value(forKey key: String) -> Any? {
      MainActor.assumeIsolated { number(forKey: key) }
    }
  #else
    open func setValue(_ value: Any?, forKey key: String) { write(Self.number(value), forKey: key) }

    open func value(forKey key: String) -> Any? { number(forKey: key) }
  #endif

  private nonisolated static func number(_ value: Any?) -> Int { (value as? Int) ?? (value as? NSNumber)?.intValue ?? 0 }

  private func number(forKey key: String) -> Int? { key == "orientation" ? orientation.rawValue : nil }

  // The write that turned the interface below iOS 16 (R2.9, R2.10).
  private func write(_ number: Int, forKey key: String) {
    guard key == "orientation" else {
      simulation.crash(
        name: "NSUnknownKeyException",
        reason: "[<UIDevice> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
      return
    }
    simulation.calls.deviceOrientationWrites += 1
    // A value that is no pose (a mask's bits, say) leaves the device where it is (B32).
    guard let pose = UIDeviceOrientation(rawValue: number) else { return }
    simulation.deviceOrientationWritten(pose)
  }

  // Value first, then the notification, both at once (R2.3).
  func publish(_ pose: UIDeviceOrientation) {
    guard isGeneratingDeviceOrientationNotifications, pose != published else { return }
    published = pose
    if let onEvent = simulation.onEvent { onEvent(.devicePublished(pose)) }
    isPublishing = true
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    postMessage()
    isPublishing = false
  }

  // Below iOS 16 a notification that somebody posts by hand makes the app look again, as a turn does (R2.15).
  func listenForPosts() -> NotificationToken {
    let token = NotificationCenter.default.addObserver(
      forName: Self.orientationDidChangeNotification, object: nil, queue: nil
    ) { [weak self] notification in
      guard let self else { return }
      // Many post without an object; which world that is meant for, the running code knows.
      let isAnonymous = notification.object == nil
      guard isAnonymous || (notification.object as AnyObject) === self else { return }
      MainActor.assumeIsolated {
        guard !self.isPublishing, !isAnonymous || Simulation.bound === self.simulation else { return }
        for scene in self.simulation.application.windowScenes { scene.rotation.deviceTurned() }
      }
    }
    return NotificationToken(token)
  }
}
