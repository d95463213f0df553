import UIKit

@MainActor
extension Probe {
  static let presentations = [
    Probe("R3.13", "an alert leaves the orientation to what it lies on", run: alerts),
    Probe("R4.1", "a full-screen presentation is asked", run: fullScreen),
    Probe("R4.1", "a page sheet is not asked", run: { await sheet($0, .pageSheet) }),
    Probe("R4.1", "a form sheet is not asked", run: { await sheet($0, .formSheet) }),
    Probe("R4.3", "over full screen both have to agree", run: overFullScreenAgrees),
    Probe("R4.3", "over full screen with nothing in common the presented mask stands alone", run: overFullScreenAlone),
    Probe("R4.5", "a full-screen presentation appears in its preferred orientation", run: preferred),
    Probe("R4.7", "a full-screen presentation turns the interface without a request", run: fullScreenTurns),
    Probe("R4.8", "a dismissal brings the presenter's mask back", run: dismissal),
    Probe("R6.11", "the presenter hears of turns under a full-screen modal", run: presenterHears),
  ]

  private static func present(
    _ presented: UIViewController, _ style: UIModalPresentationStyle, over root: UIViewController, _ stage: ProbeStage
  ) async {
    presented.modalPresentationStyle = style
    root.present(presented, animated: true)
    await stage.settle()
  }

  private static func dismiss(_ root: UIViewController, _ stage: ProbeStage) async {
    root.dismiss(animated: false)
    await stage.settle()
  }

  private static func alerts(_ stage: ProbeStage) async {
    let root = ProbePage(.landscapeRight)
    await stage.show(root)
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true)
    await stage.settle()
    stage.expect(stage.orientation == .landscapeRight, "the alert turned the interface to \(stage.orientation.rawValue)")
    await dismiss(root, stage)
  }

  private static func fullScreen(_ stage: ProbeStage) async {
    let root = ProbePage(.portrait)
    await stage.show(root)
    let modal = ProbePage(.landscapeRight)
    await present(modal, .fullScreen, over: root, stage)
    stage.expect(modal.questions > 0 && stage.orientation == .landscapeRight, "it was asked \(modal.questions) times")
    await dismiss(root, stage)
  }

  private static func sheet(_ stage: ProbeStage, _ style: UIModalPresentationStyle) async {
    let root = ProbePage(.portrait)
    await stage.show(root)
    await present(ProbePage(.landscape), style, over: root, stage)
    stage.expect(stage.orientation == .portrait, "the sheet's mask counted")
    await dismiss(root, stage)
  }

  private static func overFullScreenAgrees(_ stage: ProbeStage) async {
    let root = ProbePage(.portrait)
    await stage.show(root)
    let modal = ProbePage(.all)
    await present(modal, .overFullScreen, over: root, stage)
    let error = await stage.request(.landscapeRight)
    stage.expect(stage.orientation == .portrait && error?.code == 101, "a mask wider than the presenter's counted")
    await dismiss(root, stage)
  }

  private static func overFullScreenAlone(_ stage: ProbeStage) async {
    let root = ProbePage(.portrait)
    await stage.show(root)
    await present(ProbePage(.landscapeRight), .overFullScreen, over: root, stage)
    stage.expect(stage.orientation == .landscapeRight, "the presented mask did not stand alone")
    await dismiss(root, stage)
  }

  private static func preferred(_ stage: ProbeStage) async {
    let root = ProbePage(.all)
    await stage.show(root)
    let modal = ProbePage(.all)
    modal.preferred = .landscapeLeft
    await present(modal, .fullScreen, over: root, stage)
    stage.expect(stage.orientation == .landscapeLeft, "it appeared in \(stage.orientation.rawValue)")
    await dismiss(root, stage)
  }

  private static func fullScreenTurns(_ stage: ProbeStage) async {
    let root = ProbePage(.portrait)
    await stage.show(root)
    await present(ProbePage(.landscapeLeft), .fullScreen, over: root, stage)
    stage.expect(stage.orientation == .landscapeLeft, "it appeared in \(stage.orientation.rawValue)")
    await dismiss(root, stage)
  }

  private static func dismissal(_ stage: ProbeStage) async {
    let root = ProbePage(.portrait)
    await stage.show(root)
    await present(ProbePage(.landscapeRight), .fullScreen, over: root, stage)
    await dismiss(root, stage)
    stage.expect(stage.orientation == .portrait, "the interface stayed in \(stage.orientation.rawValue)")
  }

  private static func presenterHears(_ stage: ProbeStage) async {
    let root = ProbePage(.portrait)
    await stage.show(root)
    root.forget()
    await present(ProbePage(.landscapeRight), .fullScreen, over: root, stage)
    stage.expect(root.callbacks.contains("viewWillTransition"), "the presenter heard nothing")
    await dismiss(root, stage)
  }
}
