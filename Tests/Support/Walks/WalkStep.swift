import HeadlessUIKit

/// Something that may happen to an app: by a rotation of the device, by its user, by itself.
///
/// A step that is impossible when its turn comes does nothing.
package enum WalkStep: Equatable, Sendable {
  case turn(UIDeviceOrientation)
  case userLock(Bool)
  case wait(TimeInterval)
  case settle
  case background
  case foreground
  case cover
  case uncover

  case push(UIInterfaceOrientationMask?)
  case pop(animated: Bool)
  case swipeBack(completes: Bool)
  case present(UIModalPresentationStyle, UIInterfaceOrientationMask?, animated: Bool)
  case alert
  case dismiss(animated: Bool)
  case selectTab(Int)
  case replaceRoot
  case controllerMask(UIInterfaceOrientationMask)

  case lock(UIInterfaceOrientationMask, preferring: UIInterfaceOrientation?)
  case changeLock(Int, UIInterfaceOrientationMask)
  case release(Int)
  case pageMask(UIInterfaceOrientationMask?)
  case rotate(UIInterfaceOrientationMask, isHeld: Bool)
  case endRotation

  case openScene
  case closeScene
  case focusScene(Int)
  case overlay(isShown: Bool)
  case mode(MultitaskingMode)
  case resize(Windowing)

  /// What the branches of an adaptive layout ask for from now on.
  case branches(wide: UIInterfaceOrientationMask?, tall: UIInterfaceOrientationMask?)
  case fold(Bool)

  static func random(using generator: inout SplitMix64) -> WalkStep {
    switch generator.next() % 34 {
    case 0...3: .turn(generator.pick(poses))
    case 4: .userLock(generator.chance(50))
    case 5: .wait(generator.pick([0.05, 0.2, 0.4, 1.2]))
    case 6...8: .settle
    case 9: generator.chance(50) ? .background : .foreground
    case 10: generator.chance(50) ? .cover : .uncover
    case 11...12: .push(mask(&generator))
    case 13: .pop(animated: generator.chance(70))
    case 14: .swipeBack(completes: generator.chance(50))
    case 15...16: .present(generator.pick(styles), mask(&generator), animated: generator.chance(70))
    case 17: .alert
    case 18...19: .dismiss(animated: generator.chance(70))
    case 20: .selectTab(Int(generator.next() % 3))
    case 21: generator.chance(20) ? .replaceRoot : .controllerMask(generator.pick(masks))
    case 22...23: .lock(generator.pick(masks), preferring: generator.chance(30) ? generator.pick(sides) : nil)
    case 24: .changeLock(Int(generator.next() % 4), generator.pick(masks))
    case 25...26: .release(Int(generator.next() % 4))
    case 27...28: .pageMask(generator.chance(25) ? nil : generator.pick(masks))
    case 29...30: .rotate(generator.pick(masks), isHeld: generator.chance(30))
    case 31: .endRotation
    case 32:
      generator.pick([.openScene, .closeScene, .focusScene(0), .focusScene(1), .overlay(isShown: true), .overlay(isShown: false)])
    default: generator.chance(50) ? .mode(generator.pick(MultitaskingMode.allCases)) : .resize(generator.pick(windowings))
    }
  }

  /// The same in an app whose layout follows the size class: often its branches change what they ask for, to the same or to another.
  static func randomInAdaptiveLayout(using generator: inout SplitMix64) -> WalkStep {
    switch generator.next() % 10 {
    case 0...1:
      let wide = mask(&generator)
      return .branches(wide: wide, tall: generator.chance(35) ? wide : mask(&generator))
    case 2: return .settle
    case 3: return generator.chance(30) ? .fold(generator.chance(50)) : .turn(generator.pick(poses))
    default: return random(using: &generator)
    }
  }

  private static let styles: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .currentContext, .overCurrentContext, .custom,
  ]
  private static let poses: [UIDeviceOrientation] = [
    .unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown,
  ]

  static let sides: [UIInterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  static let masks: [UIInterfaceOrientationMask] = [
    .portrait, .landscape, .landscapeLeft, .landscapeRight, .all, .allButUpsideDown, [.portrait, .landscapeLeft],
    .portraitUpsideDown,
  ]
  private static let windowings: [Windowing] = [
    .fullScreen, .splitView(share: 0.5), .slideOver, .window(CGSize(width: 600, height: 500)),
  ]

  private static func mask(_ generator: inout SplitMix64) -> UIInterfaceOrientationMask? {
    generator.chance(40) ? nil : generator.pick(masks)
  }
}
