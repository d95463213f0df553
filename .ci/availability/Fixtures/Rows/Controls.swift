import SwiftUI

func accessoryCircularCapacityGaugeStyle() {
  let _: AccessoryCircularCapacityGaugeStyle? = nil  // found: AccessoryCircularCapacityGaugeStyle
  _ = AccessoryCircularCapacityGaugeStyle()  // found: AccessoryCircularCapacityGaugeStyle.init()
}

@available(iOS 16, *)
func accessoryCircularCapacityGaugeStyleGuarded() {
  let _: AccessoryCircularCapacityGaugeStyle? = nil
  _ = AccessoryCircularCapacityGaugeStyle()
}

func accessoryCircularGaugeStyle() {
  let _: AccessoryCircularGaugeStyle? = nil  // found: AccessoryCircularGaugeStyle
  _ = AccessoryCircularGaugeStyle()  // found: AccessoryCircularGaugeStyle.init()
}

func accessoryCircularGaugeStyleGuarded() {
  if #available(iOS 16, *) {
    let _: AccessoryCircularGaugeStyle? = nil
    _ = AccessoryCircularGaugeStyle()
  }
}

func accessoryLinearGaugeStyle() {
  let _: AccessoryLinearGaugeStyle? = nil  // found: AccessoryLinearGaugeStyle
  _ = AccessoryLinearGaugeStyle()  // found: AccessoryLinearGaugeStyle.init()
}

func accessoryLinearGaugeStyleGuarded() {
  guard #available(iOS 16, *) else { return }
  let _: AccessoryLinearGaugeStyle? = nil
  _ = AccessoryLinearGaugeStyle()
}

func automaticNavigationSplitViewStyle() {
  let _: AutomaticNavigationSplitViewStyle? = nil  // found: AutomaticNavigationSplitViewStyle
  _ = AutomaticNavigationSplitViewStyle()  // found: AutomaticNavigationSplitViewStyle.init()
}

@available(iOS 16, *)
func automaticNavigationSplitViewStyleGuarded() {
  let _: AutomaticNavigationSplitViewStyle? = nil
  _ = AutomaticNavigationSplitViewStyle()
}

func balancedNavigationSplitViewStyle() {
  let _: BalancedNavigationSplitViewStyle? = nil  // found: BalancedNavigationSplitViewStyle
  _ = BalancedNavigationSplitViewStyle()  // found: BalancedNavigationSplitViewStyle.init()
}

func balancedNavigationSplitViewStyleGuarded() {
  if #available(iOS 16, *) {
    let _: BalancedNavigationSplitViewStyle? = nil
    _ = BalancedNavigationSplitViewStyle()
  }
}

func controlGroup() {
  _ = ControlGroup(given, content: given)  // found: ControlGroup.init(_:content:)
  _ = ControlGroup(content: given, label: given)  // found: ControlGroup.init(content:label:)
}

func controlGroupGuarded() {
  guard #available(iOS 16, *) else { return }
  _ = ControlGroup(given, content: given)
  _ = ControlGroup(content: given, label: given)
}

func defaultGaugeStyle() {
  let _: DefaultGaugeStyle? = nil  // found: DefaultGaugeStyle
  _ = DefaultGaugeStyle()  // found: DefaultGaugeStyle.init()
}

@available(iOS 16, *)
func defaultGaugeStyleGuarded() {
  let _: DefaultGaugeStyle? = nil
  _ = DefaultGaugeStyle()
}

func defaultShareLinkLabel() {
  let _: DefaultShareLinkLabel? = nil  // found: DefaultShareLinkLabel
  let value: DefaultShareLinkLabel = given  // found: DefaultShareLinkLabel
  _ = value.body  // found: DefaultShareLinkLabel.body
}

func defaultShareLinkLabelGuarded() {
  if #available(iOS 16, *) {
    let _: DefaultShareLinkLabel? = nil
    let value: DefaultShareLinkLabel = given
    _ = value.body
  }
}

func gauge() {
  let _: Gauge? = nil  // found: Gauge
  let value: Gauge = given  // found: Gauge
  _ = value.body  // found: Gauge.body
  _ = Gauge(value: given, in: given, label: given)  // found: Gauge.init(value:in:label:)
  _ = Gauge(value: given, in: given, label: given, currentValueLabel: given)  // found: Gauge.init(value:in:label:currentValueLabel:)
  _ = Gauge(value: given, in: given, label: given, currentValueLabel: given, minimumValueLabel: given, maximumValueLabel: given)  // found: Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)
}

func gaugeGuarded() {
  guard #available(iOS 16, *) else { return }
  let _: Gauge? = nil
  let value: Gauge = given
  _ = value.body
  _ = Gauge(value: given, in: given, label: given)
  _ = Gauge(value: given, in: given, label: given, currentValueLabel: given)
  _ = Gauge(value: given, in: given, label: given, currentValueLabel: given, minimumValueLabel: given, maximumValueLabel: given)
}

func labeledContent() {
  let _: LabeledContent? = nil  // found: LabeledContent
  let value: LabeledContent = given  // found: LabeledContent
  _ = value.body  // found: LabeledContent.body
  _ = LabeledContent(given, content: given)  // found: LabeledContent.init(_:content:)
  _ = LabeledContent(given, value: given)  // found: LabeledContent.init(_:value:)
  _ = LabeledContent(content: given, label: given)  // found: LabeledContent.init(content:label:)
}

@available(iOS 16, *)
func labeledContentGuarded() {
  let _: LabeledContent? = nil
  let value: LabeledContent = given
  _ = value.body
  _ = LabeledContent(given, content: given)
  _ = LabeledContent(given, value: given)
  _ = LabeledContent(content: given, label: given)
}

func labeledControlGroupContent() {
  let _: LabeledControlGroupContent? = nil  // found: LabeledControlGroupContent
  let value: LabeledControlGroupContent = given  // found: LabeledControlGroupContent
  _ = value.body  // found: LabeledControlGroupContent.body
}

func labeledControlGroupContentGuarded() {
  if #available(iOS 16, *) {
    let _: LabeledControlGroupContent? = nil
    let value: LabeledControlGroupContent = given
    _ = value.body
  }
}

func linearCapacityGaugeStyle() {
  let _: LinearCapacityGaugeStyle? = nil  // found: LinearCapacityGaugeStyle
  _ = LinearCapacityGaugeStyle()  // found: LinearCapacityGaugeStyle.init()
}

func linearCapacityGaugeStyleGuarded() {
  guard #available(iOS 16, *) else { return }
  let _: LinearCapacityGaugeStyle? = nil
  _ = LinearCapacityGaugeStyle()
}

func prominentDetailNavigationSplitViewStyle() {
  let _: ProminentDetailNavigationSplitViewStyle? = nil  // found: ProminentDetailNavigationSplitViewStyle
  _ = ProminentDetailNavigationSplitViewStyle()  // found: ProminentDetailNavigationSplitViewStyle.init()
}

@available(iOS 16, *)
func prominentDetailNavigationSplitViewStyleGuarded() {
  let _: ProminentDetailNavigationSplitViewStyle? = nil
  _ = ProminentDetailNavigationSplitViewStyle()
}

func scrollDismissesKeyboardMode() {
  let _: ScrollDismissesKeyboardMode? = nil  // found: ScrollDismissesKeyboardMode
  _ = ScrollDismissesKeyboardMode.automatic  // found: ScrollDismissesKeyboardMode.automatic
  _ = ScrollDismissesKeyboardMode.immediately  // found: ScrollDismissesKeyboardMode.immediately
  _ = ScrollDismissesKeyboardMode.interactively  // found: ScrollDismissesKeyboardMode.interactively
  _ = ScrollDismissesKeyboardMode.never  // found: ScrollDismissesKeyboardMode.never
}

func scrollDismissesKeyboardModeGuarded() {
  if #available(iOS 16, *) {
    let _: ScrollDismissesKeyboardMode? = nil
    _ = ScrollDismissesKeyboardMode.automatic
    _ = ScrollDismissesKeyboardMode.immediately
    _ = ScrollDismissesKeyboardMode.interactively
    _ = ScrollDismissesKeyboardMode.never
  }
}

func shareLink() {
  let _: ShareLink? = nil  // found: ShareLink
  _ = ShareLink(given, item: given, subject: given, message: given)  // found: ShareLink.init(_:item:subject:message:)
  _ = ShareLink(item: given, subject: given, message: given)  // found: ShareLink.init(item:subject:message:)
  _ = ShareLink(item: given, subject: given, message: given, label: given)  // found: ShareLink.init(item:subject:message:label:)
}

func shareLinkGuarded() {
  guard #available(iOS 16, *) else { return }
  let _: ShareLink? = nil
  _ = ShareLink(given, item: given, subject: given, message: given)
  _ = ShareLink(item: given, subject: given, message: given)
  _ = ShareLink(item: given, subject: given, message: given, label: given)
}

func viewsControls() {
  _ = view.gaugeStyle(given)  // found: View.gaugeStyle(_:)
  _ = view.navigationSplitViewStyle(given)  // found: View.navigationSplitViewStyle(_:)
  _ = view.scrollContentBackground(given)  // found: View.scrollContentBackground(_:)
  _ = view.scrollDismissesKeyboard(given)  // found: View.scrollDismissesKeyboard(_:)
}

@available(iOS 16, *)
func viewsControlsGuarded() {
  _ = view.gaugeStyle(given)
  _ = view.navigationSplitViewStyle(given)
  _ = view.scrollContentBackground(given)
  _ = view.scrollDismissesKeyboard(given)
}

func gaugeStyle() {
  let _: any GaugeStyle  // found: GaugeStyle
  let _: GaugeStyle = .accessoryCircular  // found: GaugeStyle.accessoryCircular
  let _: GaugeStyle = .accessoryCircularCapacity  // found: GaugeStyle.accessoryCircularCapacity
  let _: GaugeStyle = .accessoryLinear  // found: GaugeStyle.accessoryLinear
  let _: GaugeStyle = .automatic  // found: GaugeStyle.automatic
  let _: GaugeStyle = .linearCapacity  // found: GaugeStyle.linearCapacity
}

@available(iOS 16, *)
func gaugeStyleGuarded() {
  let _: any GaugeStyle
  let _: GaugeStyle = .accessoryCircular
  let _: GaugeStyle = .accessoryCircularCapacity
  let _: GaugeStyle = .accessoryLinear
  let _: GaugeStyle = .automatic
  let _: GaugeStyle = .linearCapacity
}

func navigationSplitViewStyle() {
  let _: any NavigationSplitViewStyle  // found: NavigationSplitViewStyle
  let _: NavigationSplitViewStyle = .automatic  // found: NavigationSplitViewStyle.automatic
  let _: NavigationSplitViewStyle = .balanced  // found: NavigationSplitViewStyle.balanced
  let _: NavigationSplitViewStyle = .prominentDetail  // found: NavigationSplitViewStyle.prominentDetail
}

@available(iOS 16, *)
func navigationSplitViewStyleGuarded() {
  let _: any NavigationSplitViewStyle
  let _: NavigationSplitViewStyle = .automatic
  let _: NavigationSplitViewStyle = .balanced
  let _: NavigationSplitViewStyle = .prominentDetail
}
