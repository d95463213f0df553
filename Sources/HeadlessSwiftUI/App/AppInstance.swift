/// The running app: its node, its window groups and the delegate its adaptor made.
@MainActor
final class AppInstance {
  private let runtime: Runtime
  private let host: Host
  private var node: Node?
  private var groups: [AppWindowGroup] = []
  var userDelegate: (any UIApplicationDelegate)?
  /// What the next scene to connect is to show.
  private var pending: (group: AppWindowGroup, value: AnyHashable?)?

  init(runtime: Runtime) {
    self.runtime = runtime
    host = Host(runtime: runtime)
  }

  func start<A: App>(_ app: A.Type) {
    runtime.update {
      let node = SceneNode(app.init(), key: .slot(0), parent: nil, host: host, environment: EnvironmentValues()) { app, node in
        var linked = app
        node.runtime.fields.link(&linked, to: node)
        node.place(scene: node.tracked { linked.body }, at: .slot(0))
      }
      self.node = node
      node.environment = environment
      node.evaluate()
    }
  }

  /// Starts without an app's own type: with its scene, and a delegate that somebody else made.
  func start<Content: Scene>(scene: Content, delegate: (any UIApplicationDelegate)?) {
    userDelegate = delegate
    runtime.update {
      let node = SceneNode(scene, key: .slot(0), parent: nil, host: host, environment: EnvironmentValues()) { scene, node in
        node.place(scene: scene, at: .slot(0))
      }
      self.node = node
      node.environment = environment
      node.evaluate()
    }
  }

  func add(_ group: AppWindowGroup) { groups.append(group) }

  // MARK: Windows

  func connect(_ scene: UIWindowScene) -> UIViewController? {
    guard let group = pending?.group ?? groups.first else { return nil }
    let window = group.makeWindow(value: pending?.value, scene: scene, app: self)
    pending = nil
    return window.controller
  }

  func disconnected(_ scene: UIWindowScene) {
    for group in groups { group.close(scene) }
    phaseChanged()
  }

  /// Opens a window, or brings the one that already shows the value to the front.
  func openWindow(id: String?, value: AnyHashable?) {
    guard supportsMultipleWindows else { return }
    let type = value.map { ObjectIdentifier(Swift.type(of: $0.base)) }
    guard let group = groups.first(where: { $0.valueType == type && (id == nil || $0.id == id) }) else {
      runtime.log("No window group answers openWindow(id: \(id ?? "nil"), value: \(value.map { "\($0)" } ?? "nil")).")
      return
    }
    if value != nil, group.scene(showing: value) != nil { return }
    let simulation = runtime.simulation
    simulation.runLoop.perform { [weak self] in
      self?.pending = (group, value)
      simulation.openScene { UIViewController() }
    }
  }

  func closeWindows(id: String) {
    for group in groups where group.id == id { for scene in group.openScenes { close(scene) } }
  }

  func close(_ scene: UIWindowScene?) {
    guard let scene else { return }
    let simulation = runtime.simulation
    simulation.runLoop.perform { simulation.disconnect(scene) }
  }

  var supportsMultipleWindows: Bool { runtime.simulation.device.idiom == .pad }

  // MARK: Environment

  func addActions(to environment: inout EnvironmentValues, scene: UIWindowScene?) {
    if let delegate = (scene?.delegate as? AppSceneDelegate)?.user { environment.addDelegate(delegate) }
    environment.windowActions = WindowActions(
      supportsMultipleWindows: supportsMultipleWindows,
      open: { [weak self] id, value in self?.openWindow(id: id, value: value) },
      close: { [weak self, weak scene] id in
        if let id { self?.closeWindows(id: id) } else { self?.close(scene) }
      })
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.scenePhase = runtime.simulation.connectedPhase
    addActions(to: &environment, scene: nil)
    if let userDelegate { environment.addDelegate(userDelegate) }
    return environment
  }

  /// The app's phase is that of its foremost scene.
  func phaseChanged() {
    for group in groups { group.phaseChanged() }
    guard let node, node.environment.scenePhase != runtime.simulation.connectedPhase else { return }
    node.environment = environment
    runtime.markDirty(node)
  }

  /// An adaptor made the delegate while the app was linked; from then on it is in the environment if it is observable.
  func use(_ delegate: any UIApplicationDelegate, from node: Node) {
    guard userDelegate == nil, node.host === host, node.parent == nil else { return }
    userDelegate = delegate
    self.node?.environment = environment
  }
}

extension Simulation {
  fileprivate var connectedPhase: ScenePhase {
    application.connectedScenes.compactMap { $0 as? UIWindowScene }.map { ScenePhase($0.activationState) }.max() ?? .background
  }
}

extension EnvironmentValues {
  // R9.4: an observable delegate can be read from the environment, the app's and the scene's.
  fileprivate mutating func addDelegate(_ delegate: AnyObject) {
    func add<Object: AnyObject>(_ object: Object, to values: inout EnvironmentValues) {
      values.setObject(object, as: Object.self)
    }
    if let object = delegate as? any ObservableObject {
      add(object, to: &self)
    } else if let object = delegate as? any AnyObject & Observable {
      add(object, to: &self)
    }
  }
}
