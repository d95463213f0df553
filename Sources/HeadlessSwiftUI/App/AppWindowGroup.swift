/// A window group of the running app, with the windows that show it.
@MainActor
final class AppWindowGroup {
  private weak var node: Node?
  var id: String?
  var valueType: ObjectIdentifier?
  var content: ((AnyHashable?) -> AnyView)?
  private var windows: [AppWindow] = []

  init(_ node: Node) { self.node = node }

  /// The environment the group's scenes inherit from the app.
  var environment: EnvironmentValues { node?.environment ?? EnvironmentValues() }

  /// The content closure belongs to the group: what it reads runs the group again, and that brings all windows the new content.
  private func makeContent(_ value: AnyHashable?) -> AnyView {
    guard let content, let node else { return AnyView(EmptyView()) }
    return node.tracked { content(value) }
  }

  func makeWindow(value: AnyHashable?, scene: UIWindowScene, app: AppInstance) -> AppWindow {
    let window = AppWindow(value: value, scene: scene, content: makeContent(value))
    window.controller.host.windowEnvironment = { [weak self, weak app, weak scene] environment in
      let inherited = environment
      environment = self?.environment ?? environment
      environment.horizontalSizeClass = inherited.horizontalSizeClass
      environment.verticalSizeClass = inherited.verticalSizeClass
      environment.scenePhase = scene.map { ScenePhase($0.activationState) } ?? .background
      app?.addActions(to: &environment, scene: scene)
    }
    windows.append(window)
    return window
  }

  func updateWindows() {
    windows.removeAll { $0.scene == nil }
    for window in windows {
      window.controller.rootView = makeContent(window.value)
      window.controller.updateEnvironment(evenIfUnchanged: true)
    }
  }

  func phaseChanged() {
    for window in windows { window.controller.updateEnvironment() }
  }

  func close(_ scene: UIWindowScene) { windows.removeAll { $0.scene === scene } }

  func scene(showing value: AnyHashable?) -> UIWindowScene? { windows.first { $0.value == value }?.scene }

  var openScenes: [UIWindowScene] { windows.compactMap(\.scene) }
}

/// One window of a group.
@MainActor
final class AppWindow {
  let value: AnyHashable?
  private(set) weak var scene: UIWindowScene?
  let controller: UIHostingController<AnyView>

  init(value: AnyHashable?, scene: UIWindowScene, content: AnyView) {
    self.value = value
    self.scene = scene
    controller = UIHostingController(rootView: content)
  }
}
