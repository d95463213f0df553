/// One pushed screen: where it comes from and the controller that shows it.
@MainActor
final class NavigationEntry {
  enum Source {
    /// A value of the path, whose view a destination makes.
    case value(AnyHashable)
    /// A view that a link or a modifier pushes itself.
    case view(owner: ObjectIdentifier)
  }

  let id: Int
  let source: Source
  let screen: ScreenController
  weak var node: Node?
  /// The newest content of a pushed view.
  var content: (() -> any View)?
  /// Tells the owner that its screen has gone.
  var dismissed: (() -> Void)?

  init(id: Int, source: Source, runtime: Runtime) {
    self.id = id
    self.source = source
    screen = NavigationStackHostingController(runtime: runtime)
  }

  var value: AnyHashable? {
    if case .value(let value) = source { value } else { nil }
  }

  func isOwned(by owner: Node) -> Bool {
    if case .view(let id) = source { id == ObjectIdentifier(owner) } else { false }
  }

  var key: NodeKey { .pair(.slot(1), .id(id)) }
}

/// Shows one screen of a stack.
final class NavigationStackHostingController: ScreenController {}

/// The controller under a stack.
final class PlatformNavigationController: UINavigationController {}
