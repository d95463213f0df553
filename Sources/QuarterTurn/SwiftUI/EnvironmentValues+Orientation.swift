import QuarterTurnPlatform

extension EnvironmentValues {
  /// The interface orientation of this view's window; `unknown` unless `observingInterfaceOrientation()` is on the window's root.
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

  /// Rotates the interface of this view's window.
  ///
  ///     @Environment(\.rotateInterface) private var rotateInterface
  ///
  ///     Button("Rotate") {
  ///       Task { try await rotateInterface(to: .landscape) }
  ///     }
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
