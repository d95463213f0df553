import HeadlessUIKit

/// Something that may happen to an app with a video. A step that is impossible when its turn comes does nothing.
package enum VideoWalkStep: Equatable, Sendable {
  case turn(UIDeviceOrientation)
  case userLock(Bool)
  case wait(TimeInterval)
  case settle
  case background
  case foreground
  case cover
  case uncover

  /// The button of one of the videos.
  case press(Int, isFullScreen: Bool)
  case followsDeviceOrientation(Int, Bool)
  case replaceContent(Int)
  case showsSecond(Bool)
  case pageMask(UIInterfaceOrientationMask?)

  case openPage
  case closePage
  case pushOver
  case popOver
  case selectTab(Int)
  /// Somebody's code presents over whatever is in front.
  case present(UIModalPresentationStyle, animated: Bool)
  case alert
  /// Somebody's code dismisses whatever is in front.
  case dismiss(animated: Bool)
  /// The page presents, by its own means.
  case pageSheet(Bool)
  case pageCover(Bool)

  case lock(UIInterfaceOrientationMask)
  case release
  case mode(MultitaskingMode)
  case resize(Windowing)
  case fold(Bool)

  static func random(using generator: inout SplitMix64) -> VideoWalkStep {
    switch generator.next() % 40 {
    case 0...5: .turn(generator.pick([.portrait, .landscapeLeft, .landscapeRight, .faceUp, .portraitUpsideDown, .faceDown]))
    case 6: .userLock(generator.chance(40))
    case 7...8: .wait(generator.pick([0.05, 0.2, 0.4, 1.2]))
    case 9...12: .settle
    case 13: generator.chance(50) ? .background : .foreground
    case 14: generator.chance(50) ? .cover : .uncover
    case 15...20: .press(Int(generator.next() % 2), isFullScreen: generator.chance(60))
    case 21: .followsDeviceOrientation(Int(generator.next() % 2), generator.chance(60))
    case 22: generator.chance(50) ? .replaceContent(Int(generator.next() % 2)) : .showsSecond(generator.chance(50))
    case 23: .pageMask(generator.chance(50) ? nil : generator.pick(masks))
    case 24...25: .openPage
    case 26: .closePage
    case 27: generator.chance(50) ? .pushOver : .popOver
    case 28: .popOver
    case 29: .selectTab(generator.chance(60) ? 0 : 1)
    case 30: .present(generator.pick(styles), animated: generator.chance(70))
    case 31: .alert
    case 32...34: .dismiss(animated: generator.chance(70))
    case 35: generator.chance(50) ? .pageSheet(generator.chance(60)) : .pageCover(generator.chance(60))
    case 36: .lock(generator.pick(masks))
    case 37: .release
    case 38: generator.chance(50) ? .mode(generator.pick(MultitaskingMode.allCases)) : .resize(generator.pick(windowings))
    default: .fold(generator.chance(50))
    }
  }

  private static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover]
  private static let masks: [UIInterfaceOrientationMask] = [
    .portrait, .landscape, .landscapeLeft, .landscapeRight, .all, .allButUpsideDown,
  ]
  private static let windowings: [Windowing] = [
    .fullScreen, .splitView(share: 0.5), .slideOver, .window(CGSize(width: 600, height: 500)),
  ]
}
