import QuarterTurnPlatform

/// A place in a SwiftUI view hierarchy where something is declared, for as long as the view keeps its identity.
@MainActor
final class AnchorReference {
  weak var anchor: Anchor?

  nonisolated init() {}
}

// The anchors of nested views are siblings in UIKit, so the environment carries them.
struct SurroundingAnchors: Sendable {
  private var request: AnchorReference?
  private var byDefault: AnchorReference?
  private var policy: AnchorReference?

  subscript(declaration: OrientationDeclaration) -> AnchorReference? {
    get {
      switch declaration {
      case .request: request
      case .default: byDefault
      case .presentationPolicy: policy
      case .lockCurrent, .pagePreference: nil
      }
    }
    set {
      switch declaration {
      case .request: request = newValue
      case .default: byDefault = newValue
      case .presentationPolicy: policy = newValue
      case .lockCurrent, .pagePreference: break
      }
    }
  }
}

private struct SurroundingAnchorsKey: EnvironmentKey {
  static let defaultValue = SurroundingAnchors()
}

extension EnvironmentValues {
  var surroundingAnchors: SurroundingAnchors {
    get { self[SurroundingAnchorsKey.self] }
    set { self[SurroundingAnchorsKey.self] = newValue }
  }
}
