import QuarterTurnPlatform

extension EnvironmentValues {
  /// Which way the interface of this view's window is up.
  ///
  /// The device's orientation is another matter: it lies flat, is locked by its user, or is held the way the app does not turn.
  ///
  ///     @Environment(\.interfaceOrientation) private var interfaceOrientation
  ///
  /// It needs `observingInterfaceOrientation()` on the root of the window; without, it is `unknown` and an
  /// issue says so once. Tests and previews may set it to what they like. Rule R9.11; reports B25, B34.
  public var interfaceOrientation: UIInterfaceOrientation {
    get {
      if let orientation = self[InterfaceOrientationKey.self] { return orientation }
      MissingObserver.noteRead()
      return .unknown
    }
    set {
      if self[InterfaceOrientationKey.self] == nil { MissingObserver.noteWrite() }
      self[InterfaceOrientationKey.self] = newValue
    }
  }

  /// Turns the interface of this view's window.
  ///
  /// UIKit's geometry request tells of refusals alone; this one returns where the interface has settled or throws what was in the way.
  ///
  ///     @Environment(\.rotateInterface) private var rotateInterface
  ///
  ///     Button("Turn") {
  ///       Task { try await rotateInterface(to: .landscape) }
  ///     }
  ///
  /// Rules R5.1 to R5.11.
  public internal(set) var rotateInterface: RotateInterfaceAction {
    get { self[RotateInterfaceKey.self] }
    set { self[RotateInterfaceKey.self] = newValue }
  }
}

private struct InterfaceOrientationKey: EnvironmentKey {
  static let defaultValue: UIInterfaceOrientation? = nil
}

private struct RotateInterfaceKey: EnvironmentKey {
  static let defaultValue = RotateInterfaceAction(coordinator: nil)
}
