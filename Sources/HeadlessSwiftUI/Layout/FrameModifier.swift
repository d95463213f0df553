/// Fixes the room of what is inside.
nonisolated struct FrameModifier: PrimitiveModifier {
  let width: CGFloat?
  let height: CGFloat?

  @MainActor func render<Inner: View>(around inner: Inner, in node: Node) {
    var proposal = node.proposal
    if let width { proposal.width = width }
    if let height { proposal.height = height }
    node.childProposal = proposal
    node.layout = .frame(FrameLimits(width: width, height: height))
    node.place(inner, at: .slot(0))
  }
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FrameModifier(width: width, height: height))
  }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let limits = FrameLimits(
      width: FrameLimits.Limits(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: FrameLimits.Limits(minimum: minHeight, ideal: idealHeight, maximum: maxHeight))
    return modifier(MeasureModifier(layout: .frame(limits)))
  }
}
