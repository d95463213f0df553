/// The outline of a shape; its points are kept, and nothing is drawn.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []

  public init() {}

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public var isEmpty: Bool { points.isEmpty }

  public mutating func move(to end: CGPoint) { points.append(end) }

  public mutating func addLine(to end: CGPoint) { points.append(end) }

  public mutating func addLines(_ lines: [CGPoint]) { points += lines }

  public mutating func closeSubpath() { if let first = points.first { points.append(first) } }

  public mutating func addRect(_ rect: CGRect) {
    points += [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  public mutating func addEllipse(in rect: CGRect) {
    points += [
      CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.midY),
    ]
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
