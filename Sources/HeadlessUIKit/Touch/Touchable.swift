/// Something on a page of UIKit that a finger can touch, with the words a person would call it by.
@MainActor
package struct Touchable {
  package let label: String
  package let identifiers: [String]
  package let isEnabled: Bool
  /// Takes a share of the way from one end to the other, for what has a knob.
  package let slide: ((Double) -> Void)?
  package let tap: () -> Void

  init(
    label: String, identifiers: [String] = [], isEnabled: Bool = true, slide: ((Double) -> Void)? = nil, tap: @escaping () -> Void
  ) {
    self.label = label
    self.identifiers = identifiers
    self.isEnabled = isEnabled
    self.slide = slide
    self.tap = tap
  }
}
