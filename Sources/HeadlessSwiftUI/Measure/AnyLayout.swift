/// A layout of any type.
///
/// The views in it keep their state when it becomes another layout.
@frozen
public struct AnyLayout: Layout {
  /// The cache of the layout inside.
  public struct Cache {
    var base: Any
  }

  private let base: any Layout

  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  public func makeCache(subviews: Subviews) -> Cache {
    func open<L: Layout>(_ layout: L) -> Cache { Cache(base: layout.makeCache(subviews: subviews)) }
    return open(base)
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    with(&cache) { layout, own in layout.update(&own, subviews) }
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    with(&cache) { layout, own in layout.spacing(&own, subviews) }
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    with(&cache) { layout, own in layout.size(proposal, &own, subviews) }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    with(&cache) { layout, own in layout.place(bounds, proposal, &own, subviews) }
  }

  private func with<Result>(_ cache: inout Cache, _ body: (any Layout, inout Any) -> Result) -> Result {
    body(base, &cache.base)
  }
}

extension Layout {
  /// A cache of another layout's is made anew.
  private func opening<Result>(_ any: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) -> Result) -> Result {
    var cache = any as? Cache ?? makeCache(subviews: subviews)
    defer { any = cache }
    return body(&cache)
  }

  fileprivate func update(_ any: inout Any, _ subviews: LayoutSubviews) {
    opening(&any, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(_ any: inout Any, _ subviews: LayoutSubviews) -> ViewSpacing {
    opening(&any, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(_ proposal: ProposedViewSize, _ any: inout Any, _ subviews: LayoutSubviews) -> CGSize {
    opening(&any, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ any: inout Any, _ subviews: LayoutSubviews) {
    opening(&any, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }
}
