import HeadlessUIKit
import QuarterTurn

/// Takes a walk through an app with videos in one world.
@MainActor
final class VideoWalker {
  private let walk: VideoWalk
  let simulation: Simulation
  let app: any VideoWalkApp
  private(set) var faults: [String] = []
  private var here: WalkScene?
  private var stepIndex = 0
  private var turns = TurnCount()
  /// Every video that was seen, to see whether it goes.
  private var seen: [WeakVideo] = []
  private var isInBackground = false

  private struct WeakVideo {
    weak var video: FullScreenVideoController?
    weak var content: UIViewController?
  }

  init(_ walk: VideoWalk) {
    self.walk = walk
    simulation = Simulation(
      device: walk.device, system: walk.system, infoPlist: walk.infoPlist, assumptions: Assumptions(walk.assumptions))
    app = simulation.run {
      walk.face == .swiftUI
        ? SwiftUIVideoWalkApp(walk.shape, isAdaptive: walk.isAdaptive) : UIKitVideoWalkApp(walk.shape) as any VideoWalkApp
    }
  }

  func run() {
    simulation.onEvent = { [weak self] event in
      if case .interfaceTurned = event { self?.turns.turned() }
    }
    simulation.run {
      guard let window = app.launch(simulation, delegate: delegate), let scene = window.windowScene else { return }
      let here = WalkScene(name: "walk", scene: scene, window: window, on: walk.system)
      self.here = here
      for (index, step) in walk.steps.enumerated() where faults.isEmpty {
        stepIndex = index
        turns.caused(in: 1)
        take(step, here)
        if step == .settle { check(here) }
      }
      guard faults.isEmpty else { return }
      stepIndex = walk.steps.count
      goHome(here)
      close(here)
      simulation.disconnect(here.scene)
      self.here = nil
      settle()
    }
  }

  private var delegate: (any UIApplicationDelegate)? {
    switch walk.delegate {
    case .library: OrientationAppDelegate()
    case .portraitLibrary: PortraitByDefault()
    case .portrait: AlwaysPortrait()
    case .nobody: nil
    }
  }

  private func fault(_ text: String) {
    faults.append("step \(stepIndex) \(stepIndex < walk.steps.count ? "\(walk.steps[stepIndex])" : "end"): \(text)")
  }

  // MARK: Steps

  private func take(_ step: VideoWalkStep, _ here: WalkScene) {
    switch step {
    case .turn(let pose): simulation.turnDevice(to: pose)
    case .userLock(let isOn): simulation.isUserRotationLocked = isOn
    case .wait(let seconds): simulation.advance(by: seconds)
    case .settle: settle()
    case .background: simulation.enterBackground()
    case .foreground: simulation.enterForeground()
    case .cover: simulation.resignActive()
    case .uncover: simulation.becomeActive()
    case .present(let style, let isAnimated): here.present(UIViewController(), style, animated: isAnimated)
    case .alert:
      here.present(UIAlertController(title: "alert", message: nil, preferredStyle: .alert), nil, animated: true)
    case .dismiss(let isAnimated): here.top.presentingViewController?.dismiss(animated: isAnimated)
    case .lock(let mask): here.takeLibraryStep(.lock(mask, preferring: nil))
    case .release: here.takeLibraryStep(.release(0))
    case .mode(let mode): if walk.device.idiom == .pad, walk.system >= mode.firstSystem { simulation.multitaskingMode = mode }
    case .resize(let windowing): if walk.device.idiom == .pad { simulation.resize(here.scene, to: windowing) }
    case .fold(let isFolded): if walk.device.innerScreenSize != nil { simulation.isFolded = isFolded }
    default: takeAppStep(step)
    }
  }

  private func takeAppStep(_ step: VideoWalkStep) {
    switch step {
    case .press(let index, let isFullScreen): app.press(index, isFullScreen)
    case .followsDeviceOrientation(let index, let follows): app.setFollowsDeviceOrientation(index, follows)
    case .replaceContent(let index): app.replaceContent(index)
    case .showsSecond(let isShown): app.showSecond(isShown)
    case .pageMask(let mask): app.setPageMask(mask)
    case .openPage: app.openPage()
    case .closePage: app.closePage()
    case .pushOver: app.pushOver()
    case .popOver: app.popOver()
    case .selectTab(let index): app.selectTab(index)
    case .pageSheet(let isShown): app.showSheet(isShown)
    case .pageCover(let isShown): app.showCover(isShown)
    default: break
    }
  }

  private func settle() {
    guard !walk.isAdaptive else { return settleAdaptiveLayout() }
    simulation.settle()
    if simulation.runLoop.ranAway { fault("the run loop never ends") }
  }

  /// Two turns for each step are what a layout may take that undoes what it was turned for.
  private func settleAdaptiveLayout() {
    guard turns.isBounded else { return }
    simulation.advance(by: TurnCount.timeToRest)
    turns.isBounded = simulation.runLoop.isIdle && !simulation.runLoop.ranAway
    guard turns.isBounded else { return fault("\(turns.count) turns in \(Int(TurnCount.timeToRest)) s, and no end") }
    if stepIndex < walk.steps.count, turns.count > turns.limit {
      fault("\(turns.count) turns where \(turns.limit) are the limit")
    }
    turns.settled()
  }

  // MARK: What has to hold

  private func check(_ here: WalkScene) {
    if let crash = simulation.crashes.first { return fault("crash: \(crash.reason)") }
    let inspection = VideoInspection(here, isActive: here.scene.activationState == .foregroundActive)
    for text in inspection.faults { fault(text) }
    for (index, video) in inspection.videos.enumerated() {
      if let says = app.saysFullScreen(index), inspection.videos.count == 1 || index < 2, inspection.isInOrder,
        says != video.isFullScreen
      {
        fault("the app's data say \(says) of video \(index), which is \(video.machine.phase.rawValue)")
      }
    }
    for video in inspection.videos where !seen.contains(where: { $0.video === video && $0.content === video.content }) {
      seen.append(WeakVideo(video: video, content: video.content))
    }
    for known in seen {
      if let video = known.video, !inspection.videos.contains(where: { $0 === video }) {
        fault("a video that is nowhere any more still lives: \(video.machine.phase.rawValue)")
      }
      if let content = known.content, !inspection.videos.contains(where: { $0.content === content }) {
        fault("a content that is nowhere any more still lives")
      }
    }
    if here.scene.activationState == .foregroundActive, let text = here.orientationFault(), !here.restsWithAnIssue { fault(text) }
  }

  /// Everything that is not the video's goes; then the button and an upright phone lead back to the page.
  private func goHome(_ here: WalkScene) {
    simulation.enterForeground()
    simulation.becomeActive()
    simulation.isUserRotationLocked = false
    settle()
    app.showSheet(false)
    app.showCover(false)
    settle()
    takeAway(here)
    app.selectTab(0)
    app.popOver()
    app.setPageMask(nil)
    for _ in 0..<30 { here.takeLibraryStep(.release(0)) }
    for index in 0..<2 {
      app.setFollowsDeviceOrientation(index, true)
      app.press(index, false)
    }
    simulation.turnDevice(to: .faceUp)
    simulation.turnDevice(to: .portrait)
    settle()
    app.openPage()
    settle()
    check(here)
    expectInline(here)
    // And on from there, as if nothing had been.
    app.press(0, true)
    settle()
    check(here)
    expectFullScreen(here)
    app.press(0, false)
    settle()
    check(here)
    expectInline(here)
  }

  /// What somebody else presented, whether a video lies under it or not.
  private func takeAway(_ here: WalkScene) {
    var attempts = 0
    while let presented = here.window.rootViewController?.presentedViewController, attempts < 20 {
      attempts += 1
      presented.presentingViewController?.dismiss(animated: true)
      settle()
    }
    if attempts == 20 { fault("something presented does not go") }
  }

  private func videos(_ here: WalkScene) -> [FullScreenVideoController] {
    VideoInspection(here, isActive: false).videos
  }

  // Nothing of it may be kept: a video whose page lays out anew has to go.
  private func expectFullScreen(_ here: WalkScene) {
    guard let first = videos(here).first, !first.isFullScreen, !here.restsWithAnIssue else { return }
    fault("the button does nothing: \(first.machine.phase.rawValue)")
  }

  private func expectInline(_ here: WalkScene) {
    for video in videos(here) where video.machine.phase != .inlineArmed && video.machine.phase != .inlineDisarmed {
      fault("a video is \(video.machine.phase.rawValue) after the button and with the phone upright")
    }
    let allows = here.scene.maskInForce?.mask.holds(.portrait) == true && here.scene.choosesItsOrientation
    if walk.device.idiom == .phone, allows, !here.scene.interfaceOrientation.isPortrait {
      fault("the interface is \(here.scene.interfaceOrientation.systemName) after the button and with the phone upright")
    }
  }

  /// With the page goes all that it wanted.
  private func close(_ here: WalkScene) {
    app.closePage()
    settle()
    check(here)
    for known in seen where known.video != nil { fault("a video outlives its page") }
    let left = here.coordinator.requests.filter { $0.label.hasPrefix("video") || $0.supportedOrientations != nil }
    if !left.isEmpty { fault("left are the requests \(left.map(\.label))") }
  }
}
