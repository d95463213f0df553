/// Views side by side, as a layout.
@frozen
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.stacked(.horizontal, spacing, proposal).total
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.placeStacked(.horizontal, spacing, bounds, proposal)
  }
}

/// Views from top to bottom, as a layout.
@frozen
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.stacked(.vertical, spacing, proposal).total
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.placeStacked(.vertical, spacing, bounds, proposal)
  }
}

/// Views above each other, as a layout.
@frozen
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension LayoutSubviews {
  fileprivate func stacked(_ axis: Axis, _ spacing: CGFloat?, _ proposal: ProposedViewSize) -> StackSizes {
    let nodes = map(\.node)
    return MainActor.assumeIsolated { StackSizes(axis, spacing: spacing, of: nodes.map(Measured.init), in: proposal) }
  }

  fileprivate func placeStacked(_ axis: Axis, _ spacing: CGFloat?, _ bounds: CGRect, _ proposal: ProposedViewSize) {
    var position = bounds.origin
    for (subview, size) in zip(self, stacked(axis, spacing, proposal).sizes) {
      subview.place(at: position, proposal: ProposedViewSize(size))
      let length = size[axis] + (spacing ?? NodeLayout.usualSpacing)
      if axis == .horizontal { position.x += length } else { position.y += length }
    }
  }
}
