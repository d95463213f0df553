import QuarterTurnPlatform

/// What UIKit may be answered while a certain controller is in front: never nothing, and never anything disjoint from that
/// controller's own mask, for which UIKit raises (R3.17).
package struct Agreement: Equatable, Sendable {
  package let answer: UIInterfaceOrientationMask
  /// Whether the resolved mask had to give way to the controller's.
  package let isGivenWay: Bool

  /// - Parameters:
  ///   - mask: what the requests come to.
  ///   - controller: the mask of the controller that UIKit asks, or of those that it may ask, intersected as UIKit does (R4.3).
  ///   - allowed: the default and everything requested: what the answer may be widened to.
  ///   - device: what the device can show; UIKit removes the rest before it compares (R3.5).
  package init(
    mask: UIInterfaceOrientationMask, controller: UIInterfaceOrientationMask, allowed: UIInterfaceOrientationMask,
    device: UIInterfaceOrientationMask
  ) {
    let shown = controller.intersection(device)
    // A controller that allows nothing here is the app's own mistake (R3.16); no answer could agree with it.
    if shown.isEmpty || !mask.isDisjoint(from: shown) {
      answer = mask
      isGivenWay = false
    } else {
      answer = shown.isDisjoint(from: allowed) ? shown : shown.intersection(allowed)
      isGivenWay = true
    }
  }

  private init(answer: UIInterfaceOrientationMask, isGivenWay: Bool) {
    self.answer = answer
    self.isGivenWay = isGivenWay
  }

  /// An answer that also shares something with a second controller that UIKit may ask instead of the first.
  package func widened(
    for second: UIInterfaceOrientationMask, allowed: UIInterfaceOrientationMask, device: UIInterfaceOrientationMask
  ) -> Agreement {
    let other = Agreement(mask: answer, controller: second, allowed: allowed, device: device)
    return other.isGivenWay ? Agreement(answer: answer.union(other.answer), isGivenWay: true) : self
  }
}
