// Appearances of views that are not visible, in the worlds that have them (R9.9, R9.10).
extension Node {
  func appearAstray(_ runtime: Runtime) {
    if let strayAppearance {
      runtime.perform(strayAppearance)
      skipsNextAppearance = true
    }
    for child in children where !child.isHostRoot { child.appearAstray(runtime) }
  }

  /// Runs the actions of a view that is not visible, once.
  func appearOnce(_ runtime: Runtime) {
    if let strayAppearance { runtime.perform(strayAppearance) }
    // Into the top screen of a stack, but not into what is presented.
    for child in children where !child.isHostRoot || child.contributesPreferences { child.appearOnce(runtime) }
  }
}
