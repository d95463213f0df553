/// Room that stretches.
public struct Spacer: Sendable {
  let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {}

extension Spacer: PrimitiveView {
  func render(in node: Node) { node.layout = .spacer(minLength ?? NodeLayout.usualSpacing) }
}
