import SwiftUI

func layout<Arrangement: Layout>(_ layout: Arrangement) {  // found: Layout
  let _: Arrangement.Cache? = nil  // found: Layout.Cache
  let _: Arrangement.Subviews? = nil  // found: Layout.Subviews
  _ = layout.makeCache(subviews: given)  // found: Layout.makeCache(subviews:)
  layout.updateCache(&cache, subviews: given)  // found: Layout.updateCache(_:subviews:)
  _ = layout.spacing(subviews: given, cache: &cache)  // found: Layout.spacing(subviews:cache:)
  _ = layout.sizeThatFits(proposal: given, subviews: given, cache: &cache)  // found: Layout.sizeThatFits(proposal:subviews:cache:)
  layout.placeSubviews(in: a, proposal: b, subviews: c, cache: &d)  // found: Layout.placeSubviews(in:proposal:subviews:cache:)
  _ = layout.explicitAlignment(of: a, in: b, proposal: c, subviews: d, cache: &e)  // found: Layout.explicitAlignment(of:in:proposal:subviews:cache:)
  _ = layout.callAsFunction(given)  // found: Layout.callAsFunction(_:)
}

@available(iOS 16, *)
func layoutGuarded<Arrangement: Layout>(_ layout: Arrangement) {
  let _: Arrangement.Cache? = nil
  let _: Arrangement.Subviews? = nil
  _ = layout.makeCache(subviews: given)
  layout.updateCache(&cache, subviews: given)
  _ = layout.spacing(subviews: given, cache: &cache)
  _ = layout.sizeThatFits(proposal: given, subviews: given, cache: &cache)
  layout.placeSubviews(in: a, proposal: b, subviews: c, cache: &d)
  _ = layout.explicitAlignment(of: a, in: b, proposal: c, subviews: d, cache: &e)
  _ = layout.callAsFunction(given)
}

extension Layout {  // found: Layout
  static func useProperties() {
    _ = layoutProperties  // found: Layout.layoutProperties
  }
}

@available(iOS 16, *)
extension Layout {
  static func usePropertiesGuarded() {
    _ = layoutProperties
  }
}

func layoutValueKey<Key: LayoutValueKey>(_ key: Key.Type) {  // found: LayoutValueKey
  let _: Key.Value? = nil  // found: LayoutValueKey.Value
  _ = Text("a").layoutValue(key: key, value: given)  // found: View.layoutValue(key:value:)
}

@available(iOS 16, *)
func layoutValueKeyGuarded<Key: LayoutValueKey>(_ key: Key.Type) {
  let _: Key.Value? = nil
  _ = Text("a").layoutValue(key: key, value: given)
}

extension LayoutValueKey {  // found: LayoutValueKey
  static func useDefault() {
    _ = defaultValue  // found: LayoutValueKey.defaultValue
  }
}

@available(iOS 16, *)
extension LayoutValueKey {
  static func useDefaultGuarded() {
    _ = defaultValue
  }
}
