/// One observer of a scene's effective geometry.
@MainActor
final class GeometryObserver {
  let sequence: Int
  let changed: (UIWindowScene, UIWindowScene.Geometry) -> Void
  private static var nextSequence = 0

  init(_ changed: @escaping (UIWindowScene, UIWindowScene.Geometry) -> Void) {
    self.changed = changed
    sequence = Self.nextSequence
    Self.nextSequence += 1
  }
}

extension UIWindowScene {
  // R6.8
  /// Key-value observation, for the one key path that is documented to be compliant.
  public func observe<Value>(
    _ keyPath: KeyPath<UIWindowScene, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (UIWindowScene, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard keyPath == \UIWindowScene.effectiveGeometry, simulation.offers(.effectiveGeometry) else {
      simulation.crash(name: "NSUnknownKeyException", reason: "Only effectiveGeometry of a window scene can be observed.")
      return NSKeyValueObservation {}
    }
    let observer = GeometryObserver { scene, old in
      changeHandler(
        scene,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? scene.rotation.geometry as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil))
    }
    addObserver(observer)
    if options.contains(.initial) { observer.changed(self, rotation.geometry) }
    let id = ObjectIdentifier(observer)
    return NSKeyValueObservation { [weak self] in self?.removeObserver(id) }
  }
}
