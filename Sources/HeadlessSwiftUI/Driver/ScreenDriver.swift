/// Reads a scene's screen and touches what is on it, as a person does: what lies under something presented cannot be reached.
///
///     let screen = ScreenDriver(simulation)
///     try screen.tap("Play")
///     screen.texts
///
/// Each touch settles the world afterwards, unless the driver is told not to.
@MainActor
public struct ScreenDriver {
  public let simulation: Simulation
  private let chosenScene: UIWindowScene?
  private let settles: Bool

  /// A driver for a scene, by default the first one.
  ///
  /// - Parameter settles: whether what a touch starts ends before the next one.
  public init(_ simulation: Simulation, scene: UIWindowScene? = nil, settles: Bool = true) {
    self.simulation = simulation
    self.settles = settles
    chosenScene = scene
  }

  private func settle() {
    if settles { simulation.settle() }
  }

  private var scene: UIWindowScene? { chosenScene ?? simulation.windowScene }

  // MARK: Reading

  /// Every text that can be seen, from the lowest level to the topmost.
  public var texts: [String] {
    levels.flatMap { level -> [String] in
      if let alert = level as? UIAlertController {
        return [alert.title, alert.message].compactMap { $0 } + alert.actions.compactMap(\.title)
      }
      return controllers(under: level).flatMap { ($0 as? any HostingController)?.host.root?.texts() ?? $0.ownTexts }
    }
  }

  /// The labels of what can be tapped now.
  public var controls: [String] {
    if let alert = levels.last as? UIAlertController { return alert.actions.compactMap(\.title) }
    return reachableControls.map(\.label)
  }

  /// The titles of the tab bar in front.
  public var tabs: [String] { tabTitles }

  /// The title of the navigation bar in front.
  public var navigationTitle: String? { navigation?.topViewController.flatMap { $0.title ?? $0.navigationItem.title } }

  /// The stack in front, for gestures that only UIKit's model knows.
  public var navigationController: UINavigationController? { navigation }

  // MARK: Touching

  /// Taps the control that reads exactly this, or begins with it, or whose accessibility identifier it is.
  public func tap(_ name: String) throws(DriverError) {
    if let alert = levels.last as? UIAlertController {
      guard simulation.run({ alert.tapAction(titled: name) }) else { throw .noControl(name, onScreen: controls) }
      settle()
      return
    }
    let found = reachableControls
    guard
      let control = found.first(where: { $0.label == name }) ?? found.first(where: { $0.identifiers.contains(name) })
        ?? found.first(where: { $0.label.hasPrefix(name + " ") || $0.label.hasSuffix(" " + name) })
    else { throw .noControl(name, onScreen: controls) }
    try tap(control, name)
  }

  /// Taps the control with this accessibility identifier.
  public func tap(identifier: String) throws(DriverError) {
    guard let control = reachableControls.first(where: { $0.identifiers.contains(identifier) }) else {
      throw .noControl(identifier, onScreen: reachableControls.flatMap(\.identifiers))
    }
    try tap(control, identifier)
  }

  private func tap(_ control: FoundControl, _ name: String) throws(DriverError) {
    guard control.control.isEnabled else { throw .disabled(name) }
    simulation.run(control.control.tap)
    settle()
  }

  /// Drags the knob of a slider, found like what is tapped, to a share of the way: 0 is its start and 1 its end.
  public func slide(_ name: String, to share: Double) throws(DriverError) {
    let sliders = reachableControls.filter { $0.control.slide != nil }
    guard let slider = sliders.first(where: { $0.label == name || $0.identifiers.contains(name) }),
      let slide = slider.control.slide
    else { throw .noControl(name, onScreen: sliders.map(\.label)) }
    guard slider.control.isEnabled else { throw .disabled(name) }
    simulation.run { slide(min(max(share, 0), 1)) }
    simulation.settle()
  }

  /// Writes a text into a field, found like what is tapped, in the place of what it says, and presses return.
  public func type(_ text: String, into name: String) throws(DriverError) {
    let fields = reachableControls.filter { $0.control.type != nil }
    guard let field = fields.first(where: { $0.label == name || $0.identifiers.contains(name) }), let type = field.control.type
    else { throw .noControl(name, onScreen: fields.map(\.label)) }
    guard field.control.isEnabled else { throw .disabled(name) }
    simulation.run { type(text) }
    settle()
  }

  /// Chooses a date with a picker, found like what is tapped.
  public func pick(_ date: Date, in name: String) throws(DriverError) {
    guard let pick = try control(name, which: { $0.pickDate != nil }).pickDate else { return }
    simulation.run { pick(date) }
    settle()
  }

  /// Chooses a colour with a picker, found like what is tapped.
  public func pick(_ color: Color, in name: String) throws(DriverError) {
    guard let pick = try control(name, which: { $0.pickColor != nil }).pickColor else { return }
    simulation.run { pick(color) }
    settle()
  }

  /// Drags a finger over what a gesture is on, found like what is tapped.
  public func drag(_ name: String, by translation: CGSize) throws(DriverError) {
    let draggables = reachableControls.filter { $0.control.drag != nil }
    guard let found = draggables.first(where: { $0.label == name || $0.identifiers.contains(name) }),
      let drag = found.control.drag
    else { throw .noControl(name, onScreen: draggables.map(\.label)) }
    simulation.run { drag(translation) }
    settle()
  }

  /// Keeps a finger on what waits for that, found like what is tapped.
  public func longPress(_ name: String) throws(DriverError) {
    let pressables = reachableControls.filter { $0.control.longPress != nil }
    guard let found = pressables.first(where: { $0.label == name || $0.identifiers.contains(name) }),
      let press = found.control.longPress
    else { throw .noControl(name, onScreen: pressables.map(\.label)) }
    simulation.run(press)
    settle()
  }

  /// Swipes a row away, found like what is tapped.
  public func deleteRow(_ name: String) throws(DriverError) {
    guard let delete = try control(name, which: { $0.delete != nil }).delete else { return }
    simulation.run(delete)
    settle()
  }

  /// Drags a row by its handle to before the one at an index; the number of rows is the end.
  public func moveRow(_ name: String, to index: Int) throws(DriverError) {
    guard let move = try control(name, which: { $0.move != nil }).move else { return }
    simulation.run { move(index) }
    settle()
  }

  private func control(
    _ name: String, which isMeant: (ScreenElement.Control) -> Bool
  ) throws(DriverError) -> ScreenElement.Control {
    let controls = reachableControls.filter { isMeant($0.control) }
    guard let found = controls.first(where: { $0.label == name || $0.identifiers.contains(name) }) else {
      throw .noControl(name, onScreen: controls.map(\.label))
    }
    guard found.control.isEnabled else { throw .disabled(name) }
    return found.control
  }

  /// Pulls the list in front down, as far as its view is refreshable; `settleTasks()` waits for what that starts.
  public func pullToRefresh() throws(DriverError) {
    let roots = (levels.last.map(controllers(under:)) ?? []).compactMap { ($0 as? any HostingController)?.host.root }
    guard let root = roots.first(where: { $0.refreshAction() != nil }), let action = root.refreshAction() else {
      throw .nothingToRefresh
    }
    simulation.run { root.runtime.startTask { await action() } }
    settle()
  }

  /// Taps a tab by its title.
  public func tapTab(_ title: String) throws(DriverError) {
    guard let bar = tabBar, let index = tabs.firstIndex(of: title) else { throw .noTab(title, tabs: tabs) }
    simulation.run { bar.tapTab(at: index) }
    settle()
  }

  /// Taps the back button.
  public func goBack() throws(DriverError) {
    if let navigation, navigation.viewControllers.count > 1, !isBackButtonHidden(navigation) {
      simulation.run { _ = navigation.popViewController(animated: true) }
    } else if let split = front(of: UISplitViewController.self), split.isCollapsed {
      simulation.run {
        if let back = (split as? PlatformSplitViewController)?.wentBack { back() } else { split.show(.primary) }
      }
    } else {
      throw .nothingToGoBackFrom
    }
    settle()
  }

  /// Swipes the topmost sheet or popover down; covers and alerts cannot be, nor can a sheet that a compact height makes fill the screen.
  public func swipeDown() throws(DriverError) {
    guard let level = levels.last, level.presentingViewController != nil, !level.isModalInPresentation,
      level.canBeDraggedDown
    else { throw .nothingToDismiss }
    simulation.run { level.dragDown() }
    settle()
  }

  /// Makes lists keep only this many rows alive, or with `nil` all of them.
  public func recycleRows(keeping count: Int?) { Runtime.of(simulation).rowRecycling = count }

  /// Scrolls the first list so that a row is its topmost.
  public func scroll(toRow row: Int) throws(DriverError) {
    guard let level = levels.last, let list = hosts(under: level).lazy.compactMap({ $0.root?.lists().first }).first else {
      throw .noList
    }
    simulation.run {
      list.firstRow = row
      list.runtime.markDirty(list)
    }
    settle()
  }

  // MARK: What is there

  /// The root and what is presented over it, lowest first; what is leaving no longer counts.
  private var levels: [UIViewController] {
    let windows = scene?.windows.filter { !$0.isHidden && $0.rootViewController != nil } ?? []
    guard let root = (windows.last { $0.isKeyWindow } ?? windows.last)?.rootViewController else { return [] }
    var levels = [root]
    while let next = levels.last?.presentedViewController, !next.isBeingDismissed { levels.append(next) }
    return levels
  }

  private func hosts(under controller: UIViewController) -> [Host] {
    guard controller.viewIfLoaded?.window != nil else { return [] }
    let own = (controller as? any HostingController).map { [$0.host] } ?? []
    return own + controller.children.flatMap(hosts)
  }

  private func controllers(under controller: UIViewController) -> [UIViewController] {
    guard controller.viewIfLoaded?.window != nil else { return [] }
    return [controller] + controller.children.flatMap(controllers)
  }

  /// SwiftUI's controls, and those of pages and of bars that are UIKit's.
  private var reachableControls: [FoundControl] {
    guard let level = levels.last else { return [] }
    return controllers(under: level).flatMap { controller in
      ((controller as? any HostingController)?.host.root?.controls() ?? [])
        + controller.ownTouchables.map(FoundControl.init)
    }
  }

  /// The innermost controller of a kind on the topmost level.
  private func front<Kind: UIViewController>(of kind: Kind.Type) -> Kind? {
    func find(_ controller: UIViewController) -> Kind? {
      guard controller.viewIfLoaded?.window != nil else { return nil }
      for child in controller.children.reversed() { if let found = find(child) { return found } }
      return controller as? Kind
    }
    return levels.last.flatMap(find)
  }

  private var navigation: UINavigationController? { front(of: UINavigationController.self) }
  private var tabBar: UITabBarController? { front(of: UITabBarController.self) }
  private var tabTitles: [String] {
    tabBar?.viewControllers?.map { ($0 as? ScreenController).map { $0.tabTitle ?? "" } ?? $0.tabBarItem.title ?? "" } ?? []
  }

  private func isBackButtonHidden(_ navigation: UINavigationController) -> Bool {
    guard let top = navigation.topViewController as? any HostingController else {
      return navigation.topViewController?.navigationItem.hidesBackButton ?? false
    }
    return top.host.root?.preferences[BackButtonHiddenKey.self] ?? false
  }
}
