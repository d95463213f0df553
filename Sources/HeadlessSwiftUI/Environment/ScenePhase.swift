/// How far in front a scene, or the whole app, is.
@nonexhaustive
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active

  init(_ state: UIScene.ActivationState) {
    switch state {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    case .background, .unattached: self = .background
    }
  }
}
