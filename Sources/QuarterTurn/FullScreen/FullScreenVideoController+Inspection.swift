import QuarterTurnPlatform

extension FullScreenVideoController {
  package var phase: FullScreenMachine.Phase { machine.phase }
}

extension UIViewController {
  package var isFullScreenCover: Bool { self is FullScreenCover }
}
