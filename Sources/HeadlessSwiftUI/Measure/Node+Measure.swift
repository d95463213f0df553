extension Node {
  /// The size that this node's part of the tree takes of what it is offered.
  ///
  /// Texts are measured by their number of characters, and what the model does not know is as large as what is in it.
  func measured(_ proposal: ProposedViewSize) -> CGSize {
    switch layout {
    case .transparent: return StackSizes(.vertical, spacing: nil, of: parts.map(Measured.init), in: proposal).total
    case .stack(let axis, let spacing):
      return StackSizes(axis, spacing: spacing, of: parts.map(Measured.init), in: proposal).total
    case .layers: return measuredLayers(proposal)
    case .backed: return children.first { $0.key == .slot(0) }?.measured(proposal) ?? .zero
    case .leaf(let size, let stretches):
      return CGSize(
        width: stretches.contains(.horizontal) ? proposal.width ?? size.width : size.width,
        height: stretches.contains(.vertical) ? proposal.height ?? size.height : size.height)
    case .text(let text, let font): return font.size(of: text, in: proposal.width)
    case .spacer(let length): return CGSize(width: proposal.width ?? length, height: proposal.height ?? length)
    case .padding(let insets):
      let (width, height) = (insets.leading + insets.trailing, insets.top + insets.bottom)
      let inner = measuredContent(
        ProposedViewSize(width: proposal.width.map { max($0 - width, 0) }, height: proposal.height.map { max($0 - height, 0) }))
      return CGSize(width: inner.width + width, height: inner.height + height)
    case .frame(let limits):
      let inner = measuredContent(
        ProposedViewSize(width: limits.width.inner(proposal.width), height: limits.height.inner(proposal.height)))
      return CGSize(
        width: limits.width.length(content: inner.width, proposal: proposal.width),
        height: limits.height.length(content: inner.height, proposal: proposal.height))
    case .fixedSize(let axes):
      var free = proposal
      for axis in Axis.allCases where axes.contains(axis.asSet) { free[axis] = nil }
      return measuredContent(free)
    case .scroll(let axes):
      var free = proposal
      for axis in Axis.allCases where axes.contains(axis.asSet) { free[axis] = nil }
      var size = measuredContent(free)
      for axis in Axis.allCases where axes.contains(axis.asSet) { size[axis] = proposal[axis] ?? size[axis] }
      return size
    case .custom(let size): return size(proposal)
    }
  }

  /// What a container arranges: the nodes at and below its children that are more than a bracket around others.
  var parts: [Node] {
    children.filter { !$0.isHostRoot }.flatMap { child -> [Node] in
      if case .transparent = child.layout { return child.parts }
      return [child]
    }
  }

  private func measuredContent(_ proposal: ProposedViewSize) -> CGSize {
    StackSizes(.vertical, spacing: nil, of: parts.map(Measured.init), in: proposal).total
  }

  private func measuredLayers(_ proposal: ProposedViewSize) -> CGSize {
    parts.map { $0.measured(proposal) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  /// Whether this is room that stretches along a stack alone.
  fileprivate var isSpacer: Bool {
    if case .spacer = layout { true } else { false }
  }
}

/// Something with a size, in a stack.
@MainActor
struct Measured {
  let priority: Double
  let size: (ProposedViewSize, Axis) -> CGSize

  init(_ node: Node) {
    priority = node.layoutPriority
    size = { proposal, axis in
      guard node.isSpacer else { return node.measured(proposal) }
      // Across the stack a spacer takes nothing.
      var size = node.measured(proposal)
      size[axis.other] = 0
      return size
    }
  }
}

/// The sizes of what lies in a stack: each is offered an equal share of what is left, the least flexible first.
@MainActor
struct StackSizes {
  private(set) var sizes: [CGSize]
  private(set) var total: CGSize

  init(_ axis: Axis, spacing: CGFloat?, of parts: [Measured], in proposal: ProposedViewSize) {
    let gaps = CGFloat(max(parts.count - 1, 0)) * (spacing ?? NodeLayout.usualSpacing)
    sizes = Array(repeating: .zero, count: parts.count)
    func offer(_ length: CGFloat?) -> ProposedViewSize {
      var offer = proposal
      offer[axis] = length
      return offer
    }
    if parts.count > 1, let room = proposal[axis], room.isFinite {
      let flexibilities = parts.map { $0.size(offer(.infinity), axis)[axis] - $0.size(offer(0), axis)[axis] }
      func rank(_ index: Int) -> (Double, CGFloat, Int) { (-parts[index].priority, flexibilities[index], index) }
      let order = parts.indices.sorted { rank($0) < rank($1) }
      var left = max(room - gaps, 0)
      for (done, index) in order.enumerated() {
        sizes[index] = parts[index].size(offer(left / CGFloat(parts.count - done)), axis)
        left = max(left - sizes[index][axis], 0)
      }
    } else {
      for index in parts.indices { sizes[index] = parts[index].size(proposal, axis) }
    }
    total = .zero
    total[axis] = sizes.reduce(0) { $0 + $1[axis] } + gaps
    total[axis.other] = sizes.map { $0[axis.other] }.max() ?? 0
  }
}

extension Font {
  /// The size of a text, broken into lines where it is offered a width.
  func size(of text: String, in width: CGFloat?) -> CGSize {
    let ideal = UIFont.systemFont(ofSize: pointSize).size(of: text)
    guard let width, width < ideal.width, width > 0 else { return ideal }
    let lineHeight = UIFont.systemFont(ofSize: pointSize).size(of: "").height
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) { count, line in
      let length = UIFont.systemFont(ofSize: pointSize).size(of: String(line)).width
      return count + max(Int((length / width).rounded(.up)), 1)
    }
    return CGSize(width: width, height: CGFloat(lines) * lineHeight)
  }
}
