/// Fixes a length as the container's, which here is the screen's.
nonisolated struct ContainerFrameModifier: EachModifier {
  let axes: Axis.Set
  let length: @Sendable (CGFloat, Axis) -> CGFloat

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    node.host.addSizeReader(node)
    var proposal = node.proposal
    var fixed = ProposedFrame()
    if axes.contains(.horizontal) { fixed.width = length(node.host.size.width, .horizontal) }
    if axes.contains(.vertical) { fixed.height = length(node.host.size.height, .vertical) }
    proposal.width = fixed.width ?? proposal.width
    proposal.height = fixed.height ?? proposal.height
    node.childProposal = proposal
    node.layout = .frame(FrameLimits(width: fixed.width, height: fixed.height))
    node.place(inner, at: .slot(0))
  }
}

extension View {
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    modifier(ContainerFrameModifier(axes: axes) { length, _ in length })
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    modifier(
      ContainerFrameModifier(axes: axes) { length, _ in
        let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
        return part * CGFloat(span) + spacing * CGFloat(span - 1)
      })
  }

  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping @Sendable (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerFrameModifier(axes: axes, length: length))
  }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
