/// Keeps a stack's screens in step with its path, its links and its controller.
@MainActor
final class NavigationModel: NSObject {
  weak var node: Node?
  let runtime: Runtime
  let controller: PlatformNavigationController
  let rootScreen: ScreenController
  private(set) var entries: [NavigationEntry] = []
  /// Screens that are on their way out: they stay as they are until UIKit has removed them.
  private var leaving: [NavigationEntry] = []
  var destinations: [NavigationDestination] = []
  private var path: PathBinding?
  private var lastPath: [AnyHashable] = []
  private var nextID = 0
  private var applied: [UIViewController] = []
  private var isTransitioning = false
  private var needsSync = false

  init(node: Node) {
    self.node = node
    runtime = node.runtime
    controller = PlatformNavigationController(nibName: nil, bundle: nil)
    rootScreen = NavigationStackHostingController(runtime: node.runtime)
    super.init()
    controller.delegate = self
  }

  /// The model of a stack's node, made with its controller at the first use.
  static func of(_ node: Node) -> NavigationModel {
    node.stored(0) {
      let model = NavigationModel(node: node)
      node.runtime.afterUpdate { [weak node] in
        if let node, node.isAlive { node.host.contain(model.controller) }
      }
      node.onDestroy { [controller = model.controller] in Host.release(controller) }
      return model
    }
  }

  static func render<Root: View>(root: Root, path: PathBinding?, in node: Node) {
    let model = of(node)
    model.path = path
    if let path { model.follow(node.tracked(path.read)) }
    model.render(root: root, in: node)
  }

  private func render<Root: View>(root: Root, in node: Node) {
    var environment = node.environment
    environment.navigation = self
    let rootNode = node.place(
      ScreenView(content: root, controller: rootScreen), at: .slot(0), environment: environment, host: rootScreen.host)
    rootScreen.show(rootNode)
    var nodes = [rootNode]
    // A screen may push another one while it is placed, so the end is looked up anew each time.
    var index = 0
    while index < entries.count {
      let entry = entries[index]
      let dismissal = Dismissal { [weak self, weak entry] in if let entry { self?.pop(entry) } }
      environment.dismissal = dismissal
      let child = node.place(
        DestinationView(entry: entry, model: self), at: entry.key, environment: environment, host: entry.screen.host)
      entry.node = child
      entry.screen.show(child)
      nodes.append(child)
      index += 1
    }
    for entry in leaving { if let child = node.keepChild(at: entry.key) { nodes.append(child) } }
    // Only what is on top speaks for the stack.
    for child in nodes { child.contributesPreferences = false }
    nodes[entries.count].contributesPreferences = true
    runtime.afterUpdate { [weak self] in self?.sync() }
  }

  // MARK: Changes from SwiftUI

  /// The path decides when it says something new; a user's pop is ahead of it until it has been told.
  private func follow(_ values: [AnyHashable]) {
    guard values != lastPath else { return }
    lastPath = values
    adopt(values)
  }

  /// Makes the entries say what the path says; what is equal at the start stays.
  private func adopt(_ values: [AnyHashable]) {
    guard entries.compactMap(\.value) != values else { return }
    var kept = 0
    var matched = 0
    while kept < entries.count {
      if let value = entries[kept].value {
        guard matched < values.count, values[matched] == value else { break }
        matched += 1
      } else if matched == values.count {
        break
      }
      kept += 1
    }
    leave(Array(entries[kept...]))
    entries.removeSubrange(kept...)
    for value in values[matched...] { entries.append(makeEntry(.value(value))) }
  }

  private func makeEntry(_ source: NavigationEntry.Source) -> NavigationEntry {
    nextID += 1
    return NavigationEntry(id: nextID, source: source, runtime: runtime)
  }

  private func leave(_ gone: [NavigationEntry]) {
    leaving += gone.filter { entry in controller.viewControllers.contains { $0 === entry.screen } }
  }

  /// A link with a value was tapped.
  func push(_ value: AnyHashable) {
    if let path {
      path.write(path.read() + [value])
    } else {
      entries.append(makeEntry(.value(value)))
      changed()
    }
  }

  /// A link or a modifier wants a view of its own on the stack; a second call brings newer content.
  func push(owner: Node, content: @escaping () -> any View, dismissed: @escaping () -> Void) {
    if let known = entries.first(where: { $0.isOwned(by: owner) }) {
      known.content = content
      known.dismissed = dismissed
      if let node = known.node { runtime.markDirty(node) }
      return
    }
    let entry = makeEntry(.view(owner: ObjectIdentifier(owner)))
    entry.content = content
    entry.dismissed = dismissed
    entries.append(entry)
    changed()
  }

  func hasScreen(of owner: Node) -> Bool { entries.contains { $0.isOwned(by: owner) } }

  /// The owner no longer wants its screen.
  func pop(owner: Node) {
    guard let index = entries.firstIndex(where: { $0.isOwned(by: owner) }) else { return }
    cut(at: index)
  }

  /// `dismiss` was called on a screen.
  func pop(_ entry: NavigationEntry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    cut(at: index)
  }

  /// Takes everything from a place on off the stack and tells path and owners.
  private func cut(at index: Int) {
    let gone = Array(entries[index...])
    leave(gone)
    entries.removeSubrange(index...)
    changed()
    tell(gone)
  }

  private func tell(_ gone: [NavigationEntry]) {
    let values = entries.compactMap(\.value)
    runtime.perform { [weak self] in
      if let path = self?.path, path.read() != values { path.write(values) }
      for entry in gone { entry.dismissed?() }
    }
  }

  private func changed() {
    if let node { runtime.markDirty(node) }
  }

  // MARK: UIKit

  private func sync() {
    guard node?.isAlive == true else { return }
    guard !isTransitioning else {
      needsSync = true
      return
    }
    needsSync = false
    let wanted = [rootScreen] + entries.map(\.screen)
    let current = controller.viewControllers
    guard !current.elementsEqual(wanted, by: ===) else { return dropLeaving() }
    noteStrayAppearances(from: current, to: wanted)
    applied = wanted
    if current.isEmpty {
      controller.setViewControllers(wanted, animated: false)
    } else if wanted.count == current.count + 1, wanted.dropLast().elementsEqual(current, by: ===) {
      controller.pushViewController(wanted[current.count], animated: true)
    } else if wanted.count < current.count, current.starts(with: wanted, by: ===) {
      controller.popToViewController(wanted[wanted.count - 1], animated: true)
    } else {
      controller.setViewControllers(wanted, animated: true)
    }
    if !isTransitioning { dropLeaving() }
  }

  private func dropLeaving() {
    guard !leaving.isEmpty else { return }
    leaving = []
    changed()
  }

  private func transitionEnded(isCancelled: Bool) {
    isTransitioning = false
    let current = controller.viewControllers
    if !isCancelled, current.count < applied.count, applied.starts(with: current, by: ===) {
      // The user went back: the path follows, now and not inside UIKit's call.
      let removed = applied[current.count...]
      applied = current
      if let index = entries.firstIndex(where: { entry in removed.contains { $0 === entry.screen } }) {
        let gone = Array(entries[index...])
        entries.removeSubrange(index...)
        changed()
        tell(gone)
      }
    }
    if !leaving.isEmpty {
      leaving = leaving.filter { entry in current.contains { $0 === entry.screen } }
      changed()
    }
    if needsSync { runtime.afterUpdate { [weak self] in self?.sync() } }
  }

  // MARK: Stray appearances (R9.10)

  /// With a path of the app's own, the SDK of iOS 18.4 runs onAppear of screens that stay covered, and not when they return.
  private func noteStrayAppearances(from current: [UIViewController], to wanted: [UIViewController]) {
    guard path != nil, runtime.simulation.system >= SystemVersion(18, 4), wanted.count > current.count, current.count > 1,
      runtime.simulation.assumptions[.coveredScreensAppear] == 1
    else { return }
    for entry in entries.dropLast() where current.dropLast().contains(where: { $0 === entry.screen }) {
      entry.node?.appearAstray(runtime)
    }
  }
}

extension NavigationModel: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    isTransitioning = true
    _ = navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      self?.transitionEnded(isCancelled: context.isCancelled)
    }
  }
}

private struct NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The stack a view is in.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
