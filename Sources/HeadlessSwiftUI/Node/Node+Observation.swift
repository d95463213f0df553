extension Node {
  /// Evaluates a body or a content closure so that a change of what it read runs this node again.
  ///
  /// Only that evaluation is tracked, never the update of children: nested tracking would subscribe ancestors.
  func tracked<Value>(_ content: () -> Value) -> Value {
    withObservationTracking(content) { [weak self] in
      // This comes before the change, so nothing may be read here.
      MainActor.assumeIsolated { self?.invalidate() }
    }
  }

  /// Something this node depends on was written.
  func invalidate() {
    guard isAlive else { return }
    if runtime.isUpdating {
      runtime.log("Modifying state during view update, this will cause undefined behavior.", .fault)
    }
    runtime.markDirty(self)
  }
}
