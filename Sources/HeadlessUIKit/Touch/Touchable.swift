/// Something on a page of UIKit that a finger can touch, with the words a person would call it by.
@MainActor
package struct Touchable {
  package let label: String
  package var identifiers: [String] = []
  package var isEnabled = true
  /// Takes a share of the way from one end to the other, for what has a knob.
  package var slide: ((Double) -> Void)?
  /// Takes what a person writes.
  package var type: ((String) -> Void)?
  package var drag: ((CGSize) -> Void)?
  package var longPress: (() -> Void)?
  package var tap: () -> Void = {}
}
