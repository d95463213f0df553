// R7.9
/// A scene with windows, the unit that has one interface orientation.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  private let world: WorldReference
  package var simulation: Simulation { world.simulation }
  /// The engine that decides and performs this scene's turns.
  private(set) lazy var rotation = RotationEngine(scene: self)
  private(set) lazy var placement = ScenePlacement(
    on: !simulation.isFolded ? simulation.innerScreen ?? simulation.screen : simulation.screen,
    isExternal: session.role == .windowExternalDisplayNonInteractive)
  open private(set) var windows: [UIWindow] = []
  /// The window that steers, for as long as no window has changed.
  weak var steeringWindow: UIWindow?
  var isSteeringWindowKnown = false
  weak var keyWindowStorage: UIWindow? {
    didSet { keyWindowStorage?.wasMadeKey = true }
  }
  private var observers: [ObjectIdentifier: GeometryObserver] = [:]

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    world = WorldReference(Simulation.current)
    super.init(session: session, connectionOptions: connectionOptions)
  }

  open override var next: UIResponder? { simulation.application }

  open var keyWindow: UIWindow? { keyWindowStorage }

  /// `nil` where windows have no size of their own: on phones.
  open var sizeRestrictions: UISceneSizeRestrictions? {
    guard simulation.device.idiom == .pad else { return nil }
    if placement.restrictions == nil { placement.restrictions = UISceneSizeRestrictions() }
    return placement.restrictions
  }

  open var screen: UIScreen { placement.screen }

  open var traitCollection: UITraitCollection { rotation.traits }

  // R6.5
  /// Deprecated in the iOS 26 SDK in favour of the effective geometry.
  open var interfaceOrientation: UIInterfaceOrientation { rotation.current }

  open var effectiveGeometry: Geometry {
    guard simulation.offers(.effectiveGeometry, "-[UIWindowScene effectiveGeometry]", self) else { return rotation.geometry }
    return rotation.geometry
  }

  open var coordinateSpace: any UICoordinateSpace { rotation.geometry.space }

  var coordinateSpaceBounds: CGRect { CGRect(origin: .zero, size: placement.size(in: rotation.shown)) }

  /// The system lays the scene out anew.
  func place(_ change: (inout ScenePlacement) -> Void) {
    change(&placement)
    rotation.placementChanged()
  }

  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let selector = "-[UIWindowScene requestGeometryUpdateWithPreferences:errorHandler:]"
    guard simulation.offers(.geometryRequest, selector, self) else { return }
    simulation.calls.geometryRequests += 1
    rotation.requestGeometry(geometryPreferences, errorHandler: errorHandler)
  }

  func add(_ window: UIWindow) {
    // A window tells its scene of itself twice at most, one time after the other.
    if windows.last !== window { windows.append(window) }
    isSteeringWindowKnown = false
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    isSteeringWindowKnown = false
    rotation.windowsChanged()
  }

  // MARK: Key-value observation of the effective geometry (R6.8)

  func addObserver(_ observer: GeometryObserver) { observers[ObjectIdentifier(observer)] = observer }

  func removeObserver(_ observer: ObjectIdentifier) { observers[observer] = nil }

  func geometryChanged(from old: Geometry) {
    for observer in observers.values.sorted(by: { $0.sequence < $1.sequence }) { observer.changed(self, old) }
  }
}
