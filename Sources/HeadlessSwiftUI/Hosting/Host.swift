/// The part of a tree that one controller shows: it knows when that is on screen, and how large it is.
@MainActor
final class Host {
  let runtime: Runtime
  weak var controller: UIViewController?
  weak var root: Node?
  /// From the controller's viewWillAppear to its viewDidDisappear.
  private(set) var isOnScreen = false
  /// From viewDidAppear on: only then may something be presented from here.
  private(set) var hasAppeared = false
  private(set) var size: CGSize = .zero
  private var sizeReaders: [WeakNode] = []
  /// What the window adds to the environment of everything in it.
  var windowEnvironment: ((inout EnvironmentValues) -> Void)?

  init(runtime: Runtime) {
    self.runtime = runtime
    runtime.add(self)
  }

  // MARK: Appearance, as UIKit tells the controller

  func willAppear() {
    isOnScreen = true
    root?.refreshVisibility()
  }

  func didAppear() {
    hasAppeared = true
    runtime.presenter.setNeedsPump()
  }

  func willDisappear() { hasAppeared = false }

  func didDisappear() {
    isOnScreen = false
    root?.refreshVisibility()
  }

  // MARK: Size

  /// Runs again only what reads the size, and only if it differs.
  func layOut(_ newSize: CGSize) {
    guard newSize != size else { return }
    size = newSize
    for reader in sizeReaders { if let node = reader.node { runtime.markDirty(node) } }
  }

  func addSizeReader(_ node: Node) {
    sizeReaders.removeAll { $0.node == nil || $0.node === node }
    sizeReaders.append(WeakNode(node: node))
  }

  private struct WeakNode {
    weak var node: Node?
  }

  // MARK: UIKit children

  /// Makes a controller a child that fills this host's controller.
  func contain(_ child: UIViewController) {
    guard let controller, let view = controller.view, let childView = child.view else { return }
    controller.addChild(child)
    childView.frame = view.bounds
    childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(childView)
    child.didMove(toParent: controller)
  }

  static func release(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }

  // MARK: Environment

  /// What a tree's root inherits: traits, and what SwiftUI's own windows add; elsewhere nobody sets the scene's phase.
  var rootEnvironment: EnvironmentValues {
    var environment = EnvironmentValues()
    if let controller {
      let traits = controller.traitCollection
      environment.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
      environment.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    }
    windowEnvironment?(&environment)
    return environment
  }
}
