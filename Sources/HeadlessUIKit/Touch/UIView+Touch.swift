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

  /// The view itself where it is one to touch, else what its gesture recognizers answer.
  func makeTouchable() -> [Touchable] {
    if let label = touchLabel {
      var touchable = Touchable(label: label, identifiers: identifiers, isEnabled: isTouchEnabled)
      touchable.slide = slide
      touchable.type = type
      touchable.tap = { [self] in touched() }
      return [touchable]
    }
    let recognizers = (gestureRecognizers ?? []).filter(\.isEnabled)
    guard !recognizers.isEmpty else { return [] }
    var touchable = Touchable(label: accessibilityLabel ?? texts.joined(separator: " "), identifiers: identifiers)
    for recognizer in recognizers {
      switch recognizer {
      case let pan as UIPanGestureRecognizer:
        touchable.drag = { pan.drag(by: CGPoint(x: $0.width, y: $0.height)) }
      case let press as UILongPressGestureRecognizer: touchable.longPress = { press.fire() }
      case let tap as UITapGestureRecognizer: touchable.tap = { tap.fire() }
      default: break
      }
    }
    return [touchable]
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
