import HeadlessUIKit
import QuarterTurn

/// What there is of videos in a window, and what is not as it has to be.
@MainActor
struct VideoInspection {
  /// The videos on the app's pages, in the order of their views.
  private(set) var videos: [FullScreenVideoController] = []
  private(set) var faults: [String] = []
  /// Whether a page shows its videos in the order of its data.
  var isInOrder: Bool { videos.count <= 2 }

  /// What lies in the window, lowest first.
  private let levels: [UIViewController]
  private let here: WalkScene

  /// - Parameter isActive: whether the app is in front, so that nothing is on its way any more.
  init(_ here: WalkScene, isActive: Bool) {
    self.here = here
    var levels: [UIViewController] = []
    var next = here.window.rootViewController
    while let level = next {
      levels.append(level)
      next = level.presentedViewController
    }
    self.levels = levels
    for level in levels { collect(level) }
    let covers = levels.filter(\.isFullScreenCover)
    if covers.count > 1 { faults.append("\(covers.count) videos fill the screen") }
    for cover in covers where !videos.contains(where: { $0.content?.parent === cover }) {
      faults.append("a full screen without a video")
    }
    for video in videos { inspect(video, isActive: isActive) }
  }

  private mutating func collect(_ controller: UIViewController) {
    if let video = controller as? FullScreenVideoController { videos.append(video) }
    for child in controller.children { collect(child) }
  }

  private mutating func inspect(_ video: FullScreenVideoController, isActive: Bool) {
    guard let content = video.content, video.isViewLoaded else { return }
    let phase = video.machine.phase
    let cover = levels.first { $0 === content.parent && $0.isFullScreenCover }
    guard let parent = content.parent, parent === video || cover != nil else {
      // A full screen that went unseen is missed as soon as its page is back.
      guard video.view.window != nil else { return }
      return faults.append("the content of a video that is \(phase.rawValue) is nowhere")
    }
    if content.view.superview !== parent.view { faults.append("the content's view is not where the content is") }
    // What is in no window is laid out once it is in one.
    if parent.view.window != nil, content.view.frame != parent.view.bounds {
      faults.append("the content has \(content.view.frame) of \(parent.view.bounds), \(phase.rawValue)")
    }
    if let cover, cover === levels.last, cover.view.frame != here.window.bounds {
      faults.append("the full screen has \(cover.view.frame) of \(here.window.bounds)")
    }
    switch phase {
    case .inlineArmed, .inlineDisarmed: if cover != nil { faults.append("a video fills the screen that is \(phase.rawValue)") }
    case .turned, .unturned:
      if cover == nil { faults.append("a video is small that is \(phase.rawValue)") }
      if isActive, cover === levels.last, here.scene.interfaceOrientation.isLandscape != (phase == .turned) {
        faults.append("the interface is \(here.scene.interfaceOrientation.systemName), the video \(phase.rawValue)")
      }
    case .entering: if isActive, video.view.window != nil { faults.append("a video is entering for ever") }
    case .exiting: if isActive { faults.append("a video is leaving for ever") }
    }
  }
}
