/// What a finger does to values, rows and gestures.
extension ScreenDriver {
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

  /// Draws two fingers apart, or for less than 1 together, over what a gesture is on, found like what is tapped.
  public func pinch(_ name: String, by scale: CGFloat) throws(DriverError) {
    guard let pinch = try control(name, which: { $0.pinch != nil }).pinch else { return }
    simulation.run { pinch(scale) }
    settle()
  }

  /// Turns two fingers around each other over what a gesture is on, found like what is tapped.
  public func twist(_ name: String, by angle: Angle) throws(DriverError) {
    guard let twist = try control(name, which: { $0.twist != nil }).twist else { return }
    simulation.run { twist(angle) }
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
}
