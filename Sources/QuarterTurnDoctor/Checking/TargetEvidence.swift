/// What the sources of a target do, as far as rules about its Info.plist ask.
struct TargetEvidence: Sendable {
  /// Where the mask is narrowed, on iPads too.
  var locks: [FilePlace] = []
  /// Whether some code prefers a lock by `prefersInterfaceOrientationLocked`.
  var prefersLock = false
  var declaresSwiftUIApp = false
  /// Whether an app delegate configures connecting scenes.
  var configuresScenes = false
  /// The plist of the target's first configuration, to hold the others against.
  var otherConfiguration: (name: String, plist: EffectiveInfoPlist)?

  init(_ target: AppTarget, files: [String: FileEvidence], first: AppTarget?) {
    for path in target.sources.sorted() {
      guard let file = files[path] else { continue }
      locks += file.locks
      if file.prefersLock { prefersLock = true }
      if file.declaresSwiftUIApp { declaresSwiftUIApp = true }
      if file.configuresScenes { configuresScenes = true }
    }
    if let first, let plist = first.infoPlist { otherConfiguration = (first.configuration, plist) }
  }
}
