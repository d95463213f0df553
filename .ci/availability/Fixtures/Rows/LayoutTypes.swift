import SwiftUI

func anyLayout() {
  let _: AnyLayout? = nil  // found: AnyLayout
  let _: AnyLayout.Cache? = nil  // found: AnyLayout.Cache
  _ = AnyLayout(given)  // found: AnyLayout.init(_:)
  let value: AnyLayout = given  // found: AnyLayout
  _ = value.makeCache(subviews: given)  // found: AnyLayout.makeCache(subviews:)
  _ = value.placeSubviews(in: given, proposal: given, subviews: given, cache: given)  // found: AnyLayout.placeSubviews(in:proposal:subviews:cache:)
  _ = value.sizeThatFits(proposal: given, subviews: given, cache: given)  // found: AnyLayout.sizeThatFits(proposal:subviews:cache:)
  _ = value.spacing(subviews: given, cache: given)  // found: AnyLayout.spacing(subviews:cache:)
  _ = value.updateCache(given, subviews: given)  // found: AnyLayout.updateCache(_:subviews:)
}

@available(iOS 16, *)
func anyLayoutGuarded() {
  let _: AnyLayout? = nil
  let _: AnyLayout.Cache? = nil
  _ = AnyLayout(given)
  let value: AnyLayout = given
  _ = value.makeCache(subviews: given)
  _ = value.placeSubviews(in: given, proposal: given, subviews: given, cache: given)
  _ = value.sizeThatFits(proposal: given, subviews: given, cache: given)
  _ = value.spacing(subviews: given, cache: given)
  _ = value.updateCache(given, subviews: given)
}

func hStackLayout() {
  let _: HStackLayout? = nil  // found: HStackLayout
  let value: HStackLayout = given  // found: HStackLayout
  _ = value.alignment  // found: HStackLayout.alignment
  _ = HStackLayout(alignment: given, spacing: given)  // found: HStackLayout.init(alignment:spacing:)
  _ = HStackLayout.layoutProperties  // found: HStackLayout.layoutProperties
  _ = value.placeSubviews(in: given, proposal: given, subviews: given, cache: given)  // found: HStackLayout.placeSubviews(in:proposal:subviews:cache:)
  _ = value.sizeThatFits(proposal: given, subviews: given, cache: given)  // found: HStackLayout.sizeThatFits(proposal:subviews:cache:)
  _ = value.spacing  // found: HStackLayout.spacing
}

func hStackLayoutGuarded() {
  if #available(iOS 16, *) {
    let _: HStackLayout? = nil
    let value: HStackLayout = given
    _ = value.alignment
    _ = HStackLayout(alignment: given, spacing: given)
    _ = HStackLayout.layoutProperties
    _ = value.placeSubviews(in: given, proposal: given, subviews: given, cache: given)
    _ = value.sizeThatFits(proposal: given, subviews: given, cache: given)
    _ = value.spacing
  }
}

func layoutProperties() {
  let _: LayoutProperties? = nil  // found: LayoutProperties
  _ = LayoutProperties()  // found: LayoutProperties.init()
  let value: LayoutProperties = given  // found: LayoutProperties
  _ = value.stackOrientation  // found: LayoutProperties.stackOrientation
}

func layoutPropertiesGuarded() {
  guard #available(iOS 16, *) else { return }
  let _: LayoutProperties? = nil
  _ = LayoutProperties()
  let value: LayoutProperties = given
  _ = value.stackOrientation
}

func layoutSubview() {
  let _: LayoutSubview? = nil  // found: LayoutSubview
  let value: LayoutSubview = given  // found: LayoutSubview
  _ = value.dimensions(in: given)  // found: LayoutSubview.dimensions(in:)
  _ = value.place(at: given, anchor: given, proposal: given)  // found: LayoutSubview.place(at:anchor:proposal:)
  _ = value.priority  // found: LayoutSubview.priority
  _ = value.sizeThatFits(given)  // found: LayoutSubview.sizeThatFits(_:)
  _ = value.spacing  // found: LayoutSubview.spacing
  _ = value[given]  // found: LayoutSubview.subscript(_:)
}

@available(iOS 16, *)
func layoutSubviewGuarded() {
  let _: LayoutSubview? = nil
  let value: LayoutSubview = given
  _ = value.dimensions(in: given)
  _ = value.place(at: given, anchor: given, proposal: given)
  _ = value.priority
  _ = value.sizeThatFits(given)
  _ = value.spacing
  _ = value[given]
}

func layoutSubviews() {
  let _: LayoutSubviews? = nil  // found: LayoutSubviews
  let _: LayoutSubviews.Element? = nil  // found: LayoutSubviews.Element
  let _: LayoutSubviews.Index? = nil  // found: LayoutSubviews.Index
  let _: LayoutSubviews.SubSequence? = nil  // found: LayoutSubviews.SubSequence
  let value: LayoutSubviews = given  // found: LayoutSubviews
  _ = value.endIndex  // found: LayoutSubviews.endIndex
  _ = value.layoutDirection  // found: LayoutSubviews.layoutDirection
  _ = value.startIndex  // found: LayoutSubviews.startIndex
  _ = value[given]  // found: LayoutSubviews.subscript(_:)
}

func layoutSubviewsGuarded() {
  if #available(iOS 16, *) {
    let _: LayoutSubviews? = nil
    let _: LayoutSubviews.Element? = nil
    let _: LayoutSubviews.Index? = nil
    let _: LayoutSubviews.SubSequence? = nil
    let value: LayoutSubviews = given
    _ = value.endIndex
    _ = value.layoutDirection
    _ = value.startIndex
    _ = value[given]
  }
}

func proposedViewSize() {
  let _: ProposedViewSize? = nil  // found: ProposedViewSize
  let value: ProposedViewSize = given  // found: ProposedViewSize
  _ = value.height  // found: ProposedViewSize.height
  _ = ProposedViewSize.infinity  // found: ProposedViewSize.infinity
  _ = ProposedViewSize(given)  // found: ProposedViewSize.init(_:)
  _ = ProposedViewSize(width: given, height: given)  // found: ProposedViewSize.init(width:height:)
  _ = value.replacingUnspecifiedDimensions(by: given)  // found: ProposedViewSize.replacingUnspecifiedDimensions(by:)
  _ = ProposedViewSize.unspecified  // found: ProposedViewSize.unspecified
  _ = value.width  // found: ProposedViewSize.width
  _ = ProposedViewSize.zero  // found: ProposedViewSize.zero
}

func proposedViewSizeGuarded() {
  guard #available(iOS 16, *) else { return }
  let _: ProposedViewSize? = nil
  let value: ProposedViewSize = given
  _ = value.height
  _ = ProposedViewSize.infinity
  _ = ProposedViewSize(given)
  _ = ProposedViewSize(width: given, height: given)
  _ = value.replacingUnspecifiedDimensions(by: given)
  _ = ProposedViewSize.unspecified
  _ = value.width
  _ = ProposedViewSize.zero
}

func vStackLayout() {
  let _: VStackLayout? = nil  // found: VStackLayout
  let value: VStackLayout = given  // found: VStackLayout
  _ = value.alignment  // found: VStackLayout.alignment
  _ = VStackLayout(alignment: given, spacing: given)  // found: VStackLayout.init(alignment:spacing:)
  _ = VStackLayout.layoutProperties  // found: VStackLayout.layoutProperties
  _ = value.placeSubviews(in: given, proposal: given, subviews: given, cache: given)  // found: VStackLayout.placeSubviews(in:proposal:subviews:cache:)
  _ = value.sizeThatFits(proposal: given, subviews: given, cache: given)  // found: VStackLayout.sizeThatFits(proposal:subviews:cache:)
  _ = value.spacing  // found: VStackLayout.spacing
}

@available(iOS 16, *)
func vStackLayoutGuarded() {
  let _: VStackLayout? = nil
  let value: VStackLayout = given
  _ = value.alignment
  _ = VStackLayout(alignment: given, spacing: given)
  _ = VStackLayout.layoutProperties
  _ = value.placeSubviews(in: given, proposal: given, subviews: given, cache: given)
  _ = value.sizeThatFits(proposal: given, subviews: given, cache: given)
  _ = value.spacing
}

func viewSpacing() {
  let _: ViewSpacing? = nil  // found: ViewSpacing
  let value: ViewSpacing = given  // found: ViewSpacing
  _ = value.distance(to: given, along: given)  // found: ViewSpacing.distance(to:along:)
  _ = value.formUnion(given, edges: given)  // found: ViewSpacing.formUnion(_:edges:)
  _ = ViewSpacing()  // found: ViewSpacing.init()
  _ = value.union(given, edges: given)  // found: ViewSpacing.union(_:edges:)
  _ = ViewSpacing.zero  // found: ViewSpacing.zero
}

func viewSpacingGuarded() {
  if #available(iOS 16, *) {
    let _: ViewSpacing? = nil
    let value: ViewSpacing = given
    _ = value.distance(to: given, along: given)
    _ = value.formUnion(given, edges: given)
    _ = ViewSpacing()
    _ = value.union(given, edges: given)
    _ = ViewSpacing.zero
  }
}

func viewThatFits() {
  let _: ViewThatFits? = nil  // found: ViewThatFits
  _ = ViewThatFits(in: given, content: given)  // found: ViewThatFits.init(in:content:)
}

func viewThatFitsGuarded() {
  guard #available(iOS 16, *) else { return }
  let _: ViewThatFits? = nil
  _ = ViewThatFits(in: given, content: given)
}

func zStackLayout() {
  let _: ZStackLayout? = nil  // found: ZStackLayout
  let value: ZStackLayout = given  // found: ZStackLayout
  _ = value.alignment  // found: ZStackLayout.alignment
  _ = ZStackLayout(alignment: given)  // found: ZStackLayout.init(alignment:)
  _ = value.placeSubviews(in: given, proposal: given, subviews: given, cache: given)  // found: ZStackLayout.placeSubviews(in:proposal:subviews:cache:)
  _ = value.sizeThatFits(proposal: given, subviews: given, cache: given)  // found: ZStackLayout.sizeThatFits(proposal:subviews:cache:)
}

@available(iOS 16, *)
func zStackLayoutGuarded() {
  let _: ZStackLayout? = nil
  let value: ZStackLayout = given
  _ = value.alignment
  _ = ZStackLayout(alignment: given)
  _ = value.placeSubviews(in: given, proposal: given, subviews: given, cache: given)
  _ = value.sizeThatFits(proposal: given, subviews: given, cache: given)
}
