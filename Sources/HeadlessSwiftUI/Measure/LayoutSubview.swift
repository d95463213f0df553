/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable {
  private let place: LayoutPlace

  init(_ node: Node, _ placements: LayoutPlacements) { place = LayoutPlace(node: node, placements: placements) }

  var node: Node { place.node }

  // Layouts are run where views are.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    nonisolated(unsafe) var value: Any?
    let identifier = ObjectIdentifier(key)
    MainActor.assumeIsolated { [node] in value = node.layoutValue(identifier) }
    return value as? K.Value ?? key.defaultValue
  }

  public var priority: Double { self[LayoutPriorityKey.self] }

  public var spacing: ViewSpacing { ViewSpacing() }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.assumeIsolated { [node] in node.measured(proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions(sizeThatFits(proposal)) }

  /// The view gets the size that is proposed; where it lies is kept by nobody.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    MainActor.assumeIsolated { [place] in place.placements.place(place.node, proposal) }
  }
}

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  private let elements: [LayoutSubview]
  public var layoutDirection = LayoutDirection.leftToRight

  init(_ elements: [LayoutSubview]) { self.elements = elements }

  public var startIndex: Int { 0 }
  public var endIndex: Int { elements.count }

  public subscript(index: Int) -> LayoutSubview { elements[index] }

  /// Numbered from 0, as all of them are.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(Array(elements[bounds])) }

  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] })
  }
}

/// The way in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// A view in a run of its layout.
private struct LayoutPlace: Equatable {
  let node: Node
  let placements: LayoutPlacements

  static func == (left: LayoutPlace, right: LayoutPlace) -> Bool { left.node === right.node }
}

/// What a layout said of its views' sizes.
@MainActor
final class LayoutPlacements {
  private(set) var sizes: [NodeKey: CGSize] = [:]

  func place(_ node: Node, _ proposal: ProposedViewSize) {
    let ideal = node.measured(proposal)
    func length(_ offered: CGFloat?, _ own: CGFloat) -> CGFloat { offered.map { $0.isFinite ? $0 : own } ?? own }
    sizes[node.key] = CGSize(width: length(proposal.width, ideal.width), height: length(proposal.height, ideal.height))
  }
}
