import HeadlessUIKit

/// For runs that no scenario file describes: such as a tour through an app.
extension Timeline {
  @MainActor
  package init(name: String, of simulation: Simulation) {
    self.init(
      scenario: name, report: nil, outcome: .right, device: simulation.device, system: simulation.system, sdk: simulation.sdk,
      isWithLibrary: true, moments: [])
  }

  package mutating func append(
    _ kind: Kind, number: Int, title: String, state: State, events: [TimelineEvent] = [], checks: [Check] = []
  ) {
    moments.append(
      Moment(
        line: number, step: kind == .launch ? 0 : number, kind: kind, title: title, note: nil, state: state, events: events,
        checks: checks))
  }
}

extension Timeline.Check {
  package init(_ key: String, expected: String, was: String, because: String? = nil) {
    self.init(key: key, expected: expected, was: was, because: because, holds: expected == was)
  }
}

extension Timeline.State {
  /// - Parameters:
  ///   - simulation: the world.
  ///   - scene: the scene that is looked at.
  ///   - visible: the name of the controller in front.
  ///   - library: what the library says of the scene.
  ///   - answer: the app's last answer, for masks that keep none of their own.
  @MainActor
  package init(
    of simulation: Simulation, scene: UIWindowScene?, visible: String?, library: LibraryState?, answer: Timeline.MaskAnswer?
  ) {
    let size = scene?.coordinateSpace.bounds.size ?? .zero
    self.init(
      milliseconds: Int((simulation.runLoop.now * 1000).rounded()), pose: simulation.pose,
      isUserLocked: simulation.isUserRotationLocked, device: simulation.uiDevice.orientation,
      interface: scene?.interfaceOrientation ?? .unknown, mask: scene?.maskInForce.map { Timeline.MaskState($0, answer) },
      isInterfaceLocked: simulation.system.major >= 26 && scene?.effectiveGeometry.isInterfaceOrientationLocked ?? false,
      visible: visible, size: size, screen: scene?.screen.uprightSize ?? simulation.device.screenSize,
      fillsScreen: size == scene?.screen.bounds.size,
      horizontal: scene?.traitCollection.horizontalSizeClass ?? .unspecified, library: library)
  }
}

extension Timeline.MaskAnswer {
  package init(_ mask: UIInterfaceOrientationMask, by party: String) { self.init(mask: mask, party: party) }
}

extension Timeline.MaskState {
  fileprivate init(_ record: UIWindowScene.RecordedMask, _ last: Timeline.MaskAnswer?) {
    let answer = record.application.map { Timeline.MaskAnswer(mask: $0.mask, party: $0.source.rawValue) }
    self.init(mask: record.mask, application: answer ?? last, controller: record.controller)
  }
}

extension UIScreen {
  /// The size in points as it is when the display is held upright, whichever way the interface is.
  fileprivate var uprightSize: CGSize { CGSize(width: nativeBounds.width / scale, height: nativeBounds.height / scale) }
}
