/// A picture; here only its name is kept.
public struct Image: Equatable, Sendable {
  let name: String

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  public init(systemName: String) { name = systemName }

  public func resizable() -> Image { self }
}

extension Image: View {}

extension Image: PrimitiveView {
  func render(in node: Node) { node.element = .image(name) }
}
