import QuarterTurnPlatform

/// A place in a SwiftUI view hierarchy where something is stated, for as long as the view keeps its identity.
@MainActor
final class AnchorPlace {
  weak var anchor: AnchorView?

  nonisolated init() {}
}

/// The places around a view, which travel in the environment: the anchors of nested views are siblings in UIKit.
struct SurroundingPlaces: Sendable {
  private var request: AnchorPlace?
  private var standard: AnchorPlace?
  private var unclaimed: AnchorPlace?

  /// The nearest place at which something of the same kind is stated.
  subscript(statement: Statement) -> AnchorPlace? {
    get {
      switch statement {
      case .request: request
      case .standard: standard
      case .unclaimed: unclaimed
      case .freeze, .yielding: nil
      }
    }
    set {
      switch statement {
      case .request: request = newValue
      case .standard: standard = newValue
      case .unclaimed: unclaimed = newValue
      case .freeze, .yielding: break
      }
    }
  }
}

private struct SurroundingPlacesKey: EnvironmentKey {
  static let defaultValue = SurroundingPlaces()
}

extension EnvironmentValues {
  var surroundingPlaces: SurroundingPlaces {
    get { self[SurroundingPlacesKey.self] }
    set { self[SurroundingPlacesKey.self] = newValue }
  }
}
