import UIKit

@MainActor
extension Probe {
  static let masks = [
    Probe("R3.1", "the delegate's mask is in force, whatever the plist says", run: delegateDecides),
    Probe("R3.5", "what a phone shows that may be upside-down or landscape", run: upsideDown),
    Probe("R3.6", "the application's own answer does not follow the delegate", run: applicationAnswer),
    Probe("R3.8", "the root is asked, its child is not", run: rootIsAsked),
    Probe("R3.9", "app and controller have to agree", run: intersection),
    Probe("R3.10", "a plain controller allows all but upside-down, or all", run: defaultMask),
    Probe("R3.12", "a custom container's child is not asked", run: customContainer),
    Probe("R3.14", "shouldAutorotate is no veto", run: autorotateIsNoVeto),
    Probe("R3.21", "a visible window above decides, a hidden one does not", run: overlayWindow),
    Probe("R3.22", "the app delegate is asked with the window", run: askedWithWindow),
  ]

  private static func delegateDecides(_ stage: ProbeStage) async {
    await stage.show(ProbePage(.all), allowing: .landscapeRight)
    stage.expect(stage.orientation == .landscapeRight, "the interface is \(stage.orientation.rawValue)")
  }

  private static func upsideDown(_ stage: ProbeStage) async {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }
    await stage.show(ProbePage(.all), allowing: [.portraitUpsideDown, .landscapeRight])
    stage.found("upside-down or landscape shows \(stage.orientation.rawValue)")
  }

  private static func applicationAnswer(_ stage: ProbeStage) async {
    await stage.show(ProbePage(.all), allowing: .landscapeRight)
    let answer = UIApplication.shared.supportedInterfaceOrientations(for: stage.window)
    stage.expect(answer != .landscapeRight, "it answers \(answer.rawValue)")
  }

  private static func rootIsAsked(_ stage: ProbeStage) async {
    let child = ProbePage(.landscape)
    await stage.show(ProbeContainer(child))
    stage.expect(stage.orientation == .portrait, "the child's mask turned the interface")
  }

  private static func intersection(_ stage: ProbeStage) async {
    let page = ProbePage([.portrait, .landscapeLeft])
    await stage.show(page, allowing: [.landscapeLeft, .landscapeRight])
    stage.expect(stage.orientation == .landscapeLeft, "the interface is \(stage.orientation.rawValue)")
  }

  private static func defaultMask(_ stage: ProbeStage) {
    let mask = UIViewController().supportedInterfaceOrientations
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    stage.expect(mask == .all || mask == .allButUpsideDown, "it allows \(mask.rawValue)")
    let expected: UIInterfaceOrientationMask = UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    stage.expect(
      full.supportedInterfaceOrientations == expected, "full screen it allows \(full.supportedInterfaceOrientations.rawValue)")
    stage.found("with the untouched style it allows \(mask.rawValue)")
  }

  private static func customContainer(_ stage: ProbeStage) async {
    let child = ProbePage(.landscape)
    await stage.show(ProbeContainer(child))
    child.forget()
    child.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(child.questions == 0, "the child was asked \(child.questions) times")
    stage.expect(stage.orientation == .portrait, "the child's mask turned the interface")
  }

  private static func autorotateIsNoVeto(_ stage: ProbeStage) async {
    let page = ProbePage(.portrait)
    page.autorotates = false
    await stage.show(page)
    page.mask = .landscapeRight
    page.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(stage.orientation == .landscapeRight, "it was a veto")
  }

  private static func overlayWindow(_ stage: ProbeStage) async {
    await stage.show(ProbePage(.portrait))
    let overlay = UIWindow(windowScene: stage.scene)
    overlay.windowLevel = .alert
    overlay.rootViewController = ProbePage(.landscapeRight)
    await stage.settle()
    stage.expect(stage.orientation == .portrait, "a hidden window decided")
    overlay.isHidden = false
    overlay.rootViewController?.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(stage.orientation == .landscapeRight, "a visible window above did not decide")
    overlay.isHidden = true
    overlay.windowScene = nil
    await stage.settle()
  }

  private static func askedWithWindow(_ stage: ProbeStage) async {
    ProbeStage.askedWindows = []
    await stage.show(ProbePage(.all))
    stage.expect(ProbeStage.askedWindows.contains { $0 === stage.window }, "the window was not named")
    stage.found("asked \(ProbeStage.askedWindows.count) times for two new roots")
  }
}
