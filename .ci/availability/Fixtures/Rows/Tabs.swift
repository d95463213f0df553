import SwiftUI

func tabInitSystemImageContent() {
  _ = Tab("Plan", systemImage: "map") { Text("plan") }  // found: Tab; Tab.init(_:systemImage:content:)
}

@available(iOS 18, *)
func tabInitSystemImageContentGuarded() {
  _ = Tab("Plan", systemImage: "map") { Text("plan") }
}

func tabInitSystemImageValueContent() {
  _ = Tab("Plan", systemImage: "map", value: 1) { Text("plan") }  // found: Tab.init(_:systemImage:value:content:)
}

@available(iOS 18, *)
enum TabInitSystemImageValueContentGuarded {
  static func use() {
    _ = Tab("Plan", systemImage: "map", value: 1) { Text("plan") }
  }
}

func tabInitContentLabel() {
  _ = Tab { Text("plan") } label: { Text("Plan") }  // found: Tab.init(content:label:)
}

func tabInitContentLabelGuarded() {
  if #available(iOS 18, *) {
    _ = Tab { Text("plan") } label: { Text("Plan") }
  }
}

func tabInitValueContentLabel() {
  _ = Tab(value: 1) { Text("plan") } label: { Text("Plan") }  // found: Tab.init(value:content:label:)
}

func tabInitValueContentLabelGuarded() {
  guard #available(iOS 18, *) else { return }
  _ = Tab(value: 1) { Text("plan") } label: { Text("Plan") }
}

func tabBody() {
  let tab: Tab<Int, Text, Text> = plan  // found: Tab
  _ = tab.body  // found: Tab.body
}

@available(iOS 18, *)
func tabBodyGuarded() {
  let tab: Tab<Int, Text, Text> = plan
  _ = tab.body
}

func tabTabValue() {
  let _: Tab<Int, Text, Text>.TabValue? = nil  // found: Tab.TabValue
}

@available(iOS 18, *)
enum TabTabValueGuarded {
  static func use() {
    let _: Tab<Int, Text, Text>.TabValue? = nil
  }
}

func defaultTabLabel() {
  let _: DefaultTabLabel? = nil  // found: DefaultTabLabel
}

func defaultTabLabelGuarded() {
  if #available(iOS 18, *) {
    let _: DefaultTabLabel? = nil
  }
}

func tabContentBuilder() {
  _ = TabContentBuilder<Int>.buildExpression(plan)  // found: TabContentBuilder; TabContentBuilder.buildExpression(_:)
  _ = TabContentBuilder<Int>.buildBlock(plan)  // found: TabContentBuilder.buildBlock(_:)
}

func tabContentBuilderGuarded() {
  guard #available(iOS 18, *) else { return }
  _ = TabContentBuilder<Int>.buildExpression(plan)
  _ = TabContentBuilder<Int>.buildBlock(plan)
}

func tabContentBuilderContent() {
  let _: TabContentBuilder<Int>.Content<Plan>? = nil  // found: TabContentBuilder.Content
}

@available(iOS 18, *)
func tabContentBuilderContentGuarded() {
  let _: TabContentBuilder<Int>.Content<Plan>? = nil
}

func tabContentBuilderBuildIf() {
  _ = TabView {
    if isThere { Tab("Plan", systemImage: "map") { Text("plan") } }  // found: TabContentBuilder.buildIf(_:); Tab
  }
}

@available(iOS 18, *)
enum TabContentBuilderBuildIfGuarded {
  static func use() {
    _ = TabView {
      if isThere { Tab("Plan", systemImage: "map") { Text("plan") } }
    }
  }
}

func tabContent<Content: TabContent>(_ content: Content) {  // found: TabContent
  let _: Content.Body? = nil  // found: TabContent.Body
  let _: Content.TabValue? = nil  // found: TabContent.TabValue
  _ = content.body  // found: TabContent.body
}

@available(iOS 18.0, *)
func tabContentGuarded<Content: TabContent>(_ content: Content) {
  let _: Content.Body? = nil
  let _: Content.TabValue? = nil
  _ = content.body
}
