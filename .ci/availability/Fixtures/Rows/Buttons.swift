import UIKit

func buttonIndicator() {
  let _: UIButton.Configuration.Indicator? = nil  // found: UIButton.Configuration.Indicator
}

@available(iOS 16, *)
func buttonIndicatorGuarded() {
  let _: UIButton.Configuration.Indicator? = nil
}

func buttonIndicatorAutomatic() {
  _ = UIButton.Configuration.Indicator.automatic  // found: UIButton.Configuration.Indicator.automatic
}

@available(iOS 16, *)
func buttonIndicatorAutomaticGuarded() {
  _ = UIButton.Configuration.Indicator.automatic
}

func buttonIndicatorNone() {
  _ = UIButton.Configuration.Indicator.none  // found: UIButton.Configuration.Indicator.none
}

@available(iOS 16, *)
func buttonIndicatorNoneGuarded() {
  _ = UIButton.Configuration.Indicator.none
}

func buttonIndicatorPopup() {
  _ = UIButton.Configuration.Indicator.popup  // found: UIButton.Configuration.Indicator.popup
}

@available(iOS 16, *)
func buttonIndicatorPopupGuarded() {
  _ = UIButton.Configuration.Indicator.popup
}

func configurationIndicator() {
  let configuration: UIButton.Configuration = here
  _ = configuration.indicator  // found: UIButton.Configuration.indicator
}

@available(iOS 16, *)
func configurationIndicatorGuarded() {
  let configuration: UIButton.Configuration = here
  _ = configuration.indicator
}

func configurationIndicatorColorTransformer() {
  let configuration: UIButton.Configuration = here
  _ = configuration.indicatorColorTransformer  // found: UIButton.Configuration.indicatorColorTransformer
}

@available(iOS 16, *)
func configurationIndicatorColorTransformerGuarded() {
  let configuration: UIButton.Configuration = here
  _ = configuration.indicatorColorTransformer
}

func configurationGlass() {
  _ = UIButton.Configuration.glass()  // found: UIButton.Configuration.glass()
}

@available(iOS 26, *)
func configurationGlassGuarded() {
  _ = UIButton.Configuration.glass()
}

func configurationProminentGlass() {
  _ = UIButton.Configuration.prominentGlass()  // found: UIButton.Configuration.prominentGlass()
}

@available(iOS 26, *)
func configurationProminentGlassGuarded() {
  _ = UIButton.Configuration.prominentGlass()
}

func configurationClearGlass() {
  _ = UIButton.Configuration.clearGlass()  // found: UIButton.Configuration.clearGlass()
}

@available(iOS 26, *)
func configurationClearGlassGuarded() {
  _ = UIButton.Configuration.clearGlass()
}

func configurationProminentClearGlass() {
  _ = UIButton.Configuration.prominentClearGlass()  // found: UIButton.Configuration.prominentClearGlass()
}

@available(iOS 26, *)
func configurationProminentClearGlassGuarded() {
  _ = UIButton.Configuration.prominentClearGlass()
}
