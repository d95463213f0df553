// R5.9, R5.10, R4.7
/// Which of the allowed orientations is taken.
package enum OrientationChoiceRule {
  // R5.9
  /// Portrait first, and the side a phone turned left shows before the other: what practice says of the last resort.
  package static let fallback: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]

  /// The first of the candidates the mask holds, then of the fallback; `nil` where nothing fits.
  package static func choose(
    _ first: UIInterfaceOrientation?, _ second: UIInterfaceOrientation? = nil, _ third: UIInterfaceOrientation? = nil,
    in mask: UIInterfaceOrientationMask
  ) -> UIInterfaceOrientation? {
    if let first, mask.holds(first) { return first }
    if let second, mask.holds(second) { return second }
    if let third, mask.holds(third) { return third }
    return fallback.first { mask.holds($0) }
  }

  // R3.7, R3.4
  /// iPhone apps launch upright where the plist allows it, else in the first landscape it lists; iPads as they are held.
  ///
  /// Where nothing is listed the old key for the first orientation counts, `initial`.
  package static func launch(
    listed: [UIInterfaceOrientation]?, initial: UIInterfaceOrientation? = nil, idiom: UIUserInterfaceIdiom,
    target: UIInterfaceOrientation?
  ) -> UIInterfaceOrientation {
    guard let listed, !listed.isEmpty else { return initial ?? (idiom == .pad ? target ?? .portrait : .portrait) }
    if idiom == .pad, let target, listed.contains(target) { return target }
    if listed.contains(.portrait) { return .portrait }
    return listed.first { $0.isLandscape } ?? listed[0]
  }
}

extension UIInterfaceOrientationMask {
  package func holds(_ orientation: UIInterfaceOrientation) -> Bool {
    let bit = orientation.mask
    return !bit.isEmpty && isSuperset(of: bit)
  }
}
