/// What a person sees and can touch in a hierarchy of views, whatever lies over what.
extension UIView {
  /// The texts at and below this view, without those of hidden views.
  package var texts: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    return ownTexts + subviews.flatMap(\.texts)
  }

  /// What can be touched at and below this view.
  package var reachable: [Touchable] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    return touchables + (isTouchLeaf ? [] : subviews.flatMap(\.reachable))
  }

  var identifiers: [String] { accessibilityIdentifier.map { [$0] } ?? [] }

  /// Taps a recognizer for taps, or the view itself where it is one to touch.
  func makeTouchable() -> [Touchable] {
    if let label = touchLabel {
      return [Touchable(label: label, identifiers: identifiers, isEnabled: isTouchEnabled, slide: slide) { [self] in touched() }]
    }
    let taps = (gestureRecognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }.filter(\.isEnabled)
    guard let tap = taps.first else { return [] }
    return [Touchable(label: accessibilityLabel ?? texts.joined(separator: " "), identifiers: identifiers) { tap.fire() }]
  }
}

extension UIViewController {
  /// What can be touched on this controller's own view and on the bar above it, but not what belongs to controllers within.
  package var ownTouchables: [Touchable] { (navigationItemIfLoaded?.touchables ?? []) + (viewIfLoaded?.ownReachable ?? []) }

  package var ownTexts: [String] { viewIfLoaded?.ownTextsBelow ?? [] }
}

extension UIView {
  fileprivate var ownReachable: [Touchable] {
    guard !isHidden, alpha > 0, isUserInteractionEnabled else { return [] }
    return touchables + (isTouchLeaf ? [] : subviews.filter { $0.controller == nil }.flatMap(\.ownReachable))
  }

  fileprivate var ownTextsBelow: [String] {
    guard !isHidden, alpha > 0 else { return [] }
    return ownTexts + subviews.filter { $0.controller == nil }.flatMap(\.ownTextsBelow)
  }
}
