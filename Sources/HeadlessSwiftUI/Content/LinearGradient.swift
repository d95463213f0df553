/// Colours that go over into each other; nothing is drawn.
public struct Gradient: Equatable, Sendable {
  public var colors: [Color]

  public init(colors: [Color]) { self.colors = colors }
}

/// A gradient along a line, which as a view fills its room.
public struct LinearGradient: ShapeStyle, View, PrimitiveView {
  private let gradient: Gradient

  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient }

  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(colors: colors) }

  func render(in node: Node) { node.layout = .stretching }
}
