// R9.1
/// Shows a SwiftUI view among UIKit's controllers.
///
/// It overrides the bars' preferences and the appearance callbacks, and nothing that decides orientation.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  let host: Host
  private var node: ViewNode<Content>?
  private var nodeLifetime: Lifetime?
  private let isBorrowed: Bool
  private var inheritedTraits: RootTraits?

  public var rootView: Content {
    didSet { node?.replace(rootView) }
  }

  public init(rootView: Content) {
    self.rootView = rootView
    host = Host(runtime: .current)
    isBorrowed = false
    super.init(nibName: nil, bundle: nil)
    host.controller = self
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    host = Host(runtime: .current)
    isBorrowed = false
    super.init(coder: aDecoder)
    host.controller = self
  }

  /// A storyboard knows no root view; SwiftUI's own initializer ends the process here.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// A controller that shows a part of another tree, such as a pushed screen.
  init(borrowing runtime: Runtime, rootView: Content) {
    self.rootView = rootView
    host = Host(runtime: runtime)
    isBorrowed = true
    super.init(nibName: nil, bundle: nil)
    host.controller = self
  }

  open override func loadView() {
    super.loadView()
    host.layOut(view.bounds.size)
    guard !isBorrowed, node == nil else { return }
    host.runtime.update {
      let node = ViewNode(root: rootView, host: host, environment: host.rootEnvironment)
      self.node = node
      nodeLifetime = Lifetime { node.destroy() }
      host.root = node
      node.evaluate()
      node.refreshVisibility()
    }
    inheritedTraits = RootTraits(host.rootEnvironment)
  }

  // MARK: Appearance

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    host.willAppear()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    updateEnvironment()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    updateEnvironment()
    host.didAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    host.willDisappear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.didDisappear()
  }

  // MARK: Size and traits

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    host.layOut(view.bounds.size)
    updateEnvironment()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEnvironment()
  }

  /// Hands what the window says down the tree, if it says something new.
  func updateEnvironment(evenIfUnchanged: Bool = false) {
    guard let node else { return }
    let environment = host.rootEnvironment
    let traits = RootTraits(environment)
    guard evenIfUnchanged || traits != inheritedTraits else { return }
    inheritedTraits = traits
    node.environment = environment
    host.runtime.markDirty(node)
  }

  // MARK: Bars

  open override var prefersStatusBarHidden: Bool {
    host.root?.preferences[StatusBarHiddenKey.self] ?? super.prefersStatusBarHidden
  }

  open override var prefersHomeIndicatorAutoHidden: Bool {
    host.root?.preferences[SystemOverlaysHiddenKey.self] ?? super.prefersHomeIndicatorAutoHidden
  }
}

/// The inherited values that a host looks at for changes.
private struct RootTraits: Equatable {
  let horizontal: UserInterfaceSizeClass?
  let vertical: UserInterfaceSizeClass?
  let phase: ScenePhase

  init(_ environment: EnvironmentValues) {
    horizontal = environment.horizontalSizeClass
    vertical = environment.verticalSizeClass
    phase = environment.scenePhase
  }
}
