/// Room that stretches.
public struct Spacer: Sendable {
  public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View {}

extension Spacer: PrimitiveView {
  func render(in node: Node) {}
}
