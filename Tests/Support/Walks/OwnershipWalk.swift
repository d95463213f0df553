import HeadlessUIKit
import QuarterTurn

/// Everything that an app may keep or let go of, in a random order: nothing may trap, whoever holds the last reference to whom.
package struct OwnershipWalk: Walk, CustomStringConvertible, Sendable {
  package enum Step: CaseIterable, Sendable {
    case connectScene, disconnectScene, showWindow, closeWindow, moveWindow
    case pushPage, popPage, present, dismiss, putVideo, enterVideo, releaseVideo
    case lock, releaseLock, releaseLockElsewhere, observe, observeByOwner, endObservation, endObservationElsewhere
    case observeDevice, endDevice, readStream, endStream, rotateDevice, settle, endSimulation
  }

  package let seed: UInt64
  package var steps: [Step]

  package init(seed: UInt64, length: Int = 40) {
    var generator = SplitMix64(seed: seed)
    self.seed = seed
    steps = (0..<length).map { _ in generator.pick(Step.allCases) }
  }

  package var description: String { "ownership walk \(seed)" }

  /// - Returns: nothing, or what UIKit raised; a trap ends the process.
  @MainActor
  package func run() -> [String] {
    let owner = WalkedOwner(seed)
    for step in steps { owner.take(step) }
    return owner.end()
  }
}

/// An app's objects, each kept by one reference alone.
@MainActor
private final class WalkedOwner {
  private var generator: SplitMix64
  private var simulation: Simulation
  private var windows: [UIWindow] = []
  private var pages: [UIViewController] = []
  private var videos: [FullScreenVideoController] = []
  private var locks: [OrientationLock] = []
  private var observations: [Kept] = []
  private var devices: [DeviceOrientationObserver] = []
  private var streams: [Task<Void, Never>] = []
  private var crashes: [String] = []

  /// An observation that a closure may own another one by.
  private final class Kept {
    var observation: OrientationObservation?
  }

  init(_ seed: UInt64) {
    generator = SplitMix64(seed: seed &+ 1)
    simulation = Simulation(device: .iPhone16, system: generator.system(of: .iPhone16))
    launch()
  }

  private func launch() {
    if let window = simulation.launch(delegate: OrientationAppDelegate(), root: { UINavigationController() }) {
      windows = [window]
    }
    simulation.settle()
  }

  func end() -> [String] {
    letGoOfEverything()
    return crashes
  }

  private func letGoOfEverything() {
    crashes += simulation.crashes.map { "\($0)" }
    for stream in streams { stream.cancel() }
    // In an order that the walk chooses: each may hold the last reference to another.
    var kinds: [() -> Void] = [
      { self.windows = [] }, { self.pages = [] }, { self.videos = [] }, { self.locks = [] }, { self.observations = [] },
      { self.devices = [] }, { self.streams = [] },
    ]
    while !kinds.isEmpty { kinds.remove(at: Int(generator.next() % UInt64(kinds.count)))() }
  }

  private func index(_ count: Int) -> Int? { count == 0 ? nil : Int(generator.next() % UInt64(count)) }

  private var coordinator: OrientationCoordinator? {
    index(windows.count).flatMap { windows[$0].windowScene?.orientationCoordinator }
  }

  private var navigation: UINavigationController? {
    index(windows.count).flatMap { windows[$0].rootViewController as? UINavigationController }
  }

  func take(_ step: OwnershipWalk.Step) {
    guard step != .endSimulation else {
      letGoOfEverything()
      simulation = Simulation(device: .iPhone16, system: generator.system(of: .iPhone16))
      return launch()
    }
    simulation.run { perform(step) }
    if generator.chance(60) { simulation.settle() }
  }

  private func perform(_ step: OwnershipWalk.Step) {
    switch step {
    case .connectScene: if let window = simulation.connectScene(root: { UINavigationController() }) { windows.append(window) }
    case .disconnectScene:
      if let index = index(windows.count), let scene = windows[index].windowScene {
        windows.remove(at: index)
        simulation.disconnect(scene)
      }
    case .showWindow:
      guard let scene = simulation.windowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = page()
      window.isHidden = false
      windows.append(window)
    case .closeWindow: if let index = index(windows.count) { windows.remove(at: index).isHidden = true }
    case .moveWindow:
      if let from = index(windows.count), let to = index(windows.count) { windows[from].windowScene = windows[to].windowScene }
    case .pushPage: navigation?.pushViewController(page(), animated: generator.chance(50))
    case .popPage: navigation?.popViewController(animated: generator.chance(50))
    case .present:
      guard let presenter = navigation, presenter.presentedViewController == nil else { return }
      let page = page()
      page.modalPresentationStyle = generator.chance(50) ? .fullScreen : .pageSheet
      presenter.present(page, animated: generator.chance(50))
    case .dismiss: navigation?.dismiss(animated: generator.chance(50))
    case .putVideo: putVideo()
    case .enterVideo: if let index = index(videos.count) { videos[index].enterFullScreen() }
    case .releaseVideo: if let index = index(videos.count) { videos.remove(at: index) }
    default: performWithToken(step)
    }
  }

  private func performWithToken(_ step: OwnershipWalk.Step) {
    switch step {
    case .lock: if let lock = coordinator?.lock(to: generator.chance(50) ? .landscape : .portrait) { locks.append(lock) }
    case .releaseLock: if let index = index(locks.count) { locks.remove(at: index) }
    case .releaseLockElsewhere: if let index = index(locks.count) { Self.release(locks.remove(at: index)) }
    case .observe: observe(owning: nil)
    case .observeByOwner: observe(owning: index(observations.count).map { observations.remove(at: $0) })
    case .endObservation: if let index = index(observations.count) { observations.remove(at: index).observation?.cancel() }
    case .endObservationElsewhere:
      guard let index = index(observations.count), let observation = observations[index].observation else { return }
      observations[index].observation = nil
      observations.remove(at: index)
      Self.release(observation)
    case .observeDevice: devices.append(DeviceOrientationObserver { _ in })
    case .endDevice: if let index = index(devices.count) { devices.remove(at: index) }
    case .readStream:
      guard let stream = coordinator?.orientations else { return }
      streams.append(Task { for await _ in stream {} })
    case .endStream: if let index = index(streams.count) { streams.remove(at: index).cancel() }
    case .rotateDevice: simulation.turnDevice(to: generator.pick([.portrait, .landscapeLeft, .landscapeRight, .faceUp]))
    default: break
    }
  }

  private func page() -> UIViewController {
    let page = UIViewController()
    if generator.chance(60) { page.setSupportedOrientationsWhileVisible(generator.chance(50) ? .landscape : .portrait) }
    if generator.chance(30) { pages.append(page) }
    if pages.count > 4 { pages.remove(at: Int(generator.next() % UInt64(pages.count))) }
    return page
  }

  private func putVideo() {
    guard let page = navigation?.topViewController else { return }
    let video = FullScreenVideoController(content: UIViewController())
    page.addChild(video)
    page.view.addSubview(video.view)
    video.didMove(toParent: page)
    videos.append(video)
  }

  /// A handler may own another observation, a controller and a lock: they end as it does.
  private func observe(owning other: Kept?) {
    guard let coordinator else { return }
    let page = pages.last
    let lock = locks.last
    let kept = Kept()
    kept.observation = coordinator.observe { _ in withExtendedLifetime((other, page, lock)) {} }
    observations.append(kept)
  }

  /// Lets go of the last reference to a token on another thread, and waits until that has happened.
  private static func release(_ token: consuming AnyObject) {
    let box = Box(token)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      box.value = nil
      done.signal()
    }
    done.wait()
  }

  private final class Box: @unchecked Sendable {
    var value: AnyObject?

    init(_ value: AnyObject) {
      self.value = value
    }
  }
}
