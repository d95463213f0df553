/// Views in a layout.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  let layout: L
  let content: Content
}

extension LayoutView: PrimitiveView {
  @MainActor func render(in node: Node) {
    node.host.addSizeReader(node)
    let arrangement = node.stored(0) { Arrangement() }
    for item in node.tracked({ ListedView.list(content) }) {
      let size = arrangement.sizes[item.key]
      let proposal = size.map { ProposedFrame(width: $0.width, height: $0.height) }
      node.place(LayoutPart(content: item.view), at: item.key, proposal: proposal)
    }
    let layout = layout
    node.layout = .custom { [weak node] proposal in
      guard let node else { return .zero }
      let subviews = node.subviews(LayoutPlacements())
      var cache = layout.makeCache(subviews: subviews)
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    node.remeasure = { [weak node] in node?.arrange(by: layout, arrangement) }
    node.arrange(by: layout, arrangement)
  }
}

/// What a layout gave its views when it was run last.
@MainActor
private final class Arrangement {
  var sizes: [NodeKey: CGSize] = [:]
}

/// One of the views.
private nonisolated struct LayoutPart: PrimitiveView {
  let content: any View

  @MainActor func render(in node: Node) { node.place(content, at: .slot(0)) }
}

extension Node {
  fileprivate func subviews(_ placements: LayoutPlacements) -> LayoutSubviews {
    LayoutSubviews(children.filter { !$0.isHostRoot }.map { LayoutSubview($0, placements) })
  }

  /// Runs the layout; views whose room is another one than before are made anew in it.
  fileprivate func arrange<L: Layout>(by layout: L, _ arrangement: Arrangement) {
    let placements = LayoutPlacements()
    let subviews = subviews(placements)
    let proposal = ProposedViewSize(proposal.size(in: host.size))
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
    guard placements.sizes != arrangement.sizes else { return }
    arrangement.sizes = placements.sizes
    runtime.markDirty(self)
  }
}
