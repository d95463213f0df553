/// A picture; here only its name is kept.
public struct Image: Equatable, Sendable {
  let name: String
  private var isResizable = false

  public init(_ name: String, bundle: Bundle? = nil) { self.name = name }

  public init(systemName: String) { name = systemName }

  public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// How a picture fills a larger frame.
  @nonexhaustive
  public enum ResizingMode: Sendable {
    case tile
    case stretch
  }

  /// How large a symbol is beside the text around it.
  @nonexhaustive
  public enum Scale: Sendable {
    case small
    case medium
    case large
  }
}

extension Image: View {}

extension Image: PrimitiveView {
  func render(in node: Node) {
    node.element = .image(name)
    node.layout = .leaf(CGSize(width: 24, height: 24), stretches: isResizable ? [.horizontal, .vertical] : [])
  }
}
