/// What a finger does on the screen.
extension ScreenDriver {
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
}
