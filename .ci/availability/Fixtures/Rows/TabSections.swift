import SwiftUI

func tabSection() {
  let _: TabSection? = nil  // found: TabSection
  let _: TabSection.TabValue? = nil  // found: TabSection.TabValue
  let value: TabSection = given  // found: TabSection
  _ = value.body  // found: TabSection.body
  _ = TabSection(given, content: given)  // found: TabSection.init(_:content:)
  _ = TabSection(content: given, header: given)  // found: TabSection.init(content:header:)
}

@available(iOS 18, *)
func tabSectionGuarded() {
  let _: TabSection? = nil
  let _: TabSection.TabValue? = nil
  let value: TabSection = given
  _ = value.body
  _ = TabSection(given, content: given)
  _ = TabSection(content: given, header: given)
}
