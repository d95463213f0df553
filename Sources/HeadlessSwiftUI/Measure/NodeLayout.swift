/// What a node's size follows from: as far as the model knows, as nothing is drawn.
enum NodeLayout: Sendable {
  /// The children are parts of the container around this node.
  case transparent
  case stack(Axis, spacing: CGFloat?)
  /// All children in the same place.
  case layers
  /// Only what was modified counts, which has the first slot; what lies behind it or over it has its size.
  case backed
  /// A size of its own; in the directions that stretch it takes what it is offered.
  case leaf(CGSize, stretches: Axis.Set = [])
  case text(String, Font)
  /// Room that stretches along the stack around it.
  case spacer(CGFloat)
  case padding(EdgeInsets)
  case frame(FrameLimits)
  case fixedSize(Axis.Set)
  case scroll(Axis.Set)
  case custom(@MainActor (ProposedViewSize) -> CGSize)

  /// Takes what it is offered.
  static let stretching = NodeLayout.leaf(CGSize(width: 10, height: 10), stretches: [.horizontal, .vertical])
  // SwiftUI's own distance depends on what lies side by side.
  static let usualSpacing: CGFloat = 8
}

/// What a frame says of a width and a height.
struct FrameLimits: Sendable {
  struct Limits: Sendable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
  }

  var width = Limits()
  var height = Limits()

  init(width: CGFloat?, height: CGFloat?) {
    self.width = Limits(minimum: width, ideal: width, maximum: width)
    self.height = Limits(minimum: height, ideal: height, maximum: height)
  }

  init(width: Limits, height: Limits) {
    self.width = width
    self.height = height
  }

  subscript(axis: Axis) -> Limits { axis == .horizontal ? width : height }
}

extension FrameLimits.Limits {
  /// What the content is offered.
  func inner(_ proposal: CGFloat?) -> CGFloat? {
    guard let offered = proposal ?? ideal else { return nil }
    return min(max(offered, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// The frame's own length: the content's, unless a limit says otherwise.
  func length(content: CGFloat, proposal: CGFloat?) -> CGFloat {
    let lower = minimum ?? min(content, maximum ?? .infinity)
    let upper = maximum ?? max(content, minimum ?? -.infinity)
    return min(max(proposal ?? ideal ?? content, lower), upper)
  }
}
