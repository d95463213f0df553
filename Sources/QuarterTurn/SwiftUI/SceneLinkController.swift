import QuarterTurnPlatform

/// Finds the scene of a SwiftUI view and passes on what happens there, also while the view is covered or in another tab.
final class SceneLinkController: UIViewController {
  var events: SceneEvents
  private weak var coordinator: OrientationCoordinator?
  private var turns: OrientationCoordinator.Observation?
  private var issues: Lifetime?
  private var isOver = false

  init(events: SceneEvents) {
    self.events = events
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = SceneLinkView(controller: self) }

  fileprivate func moved(to scene: UIWindowScene?) {
    guard let scene, !isOver else { return }
    let found = scene.orientationCoordinator
    guard found !== coordinator else { return }
    leave()
    coordinator = found
    if events.turned != nil || events.updated != nil { turns = found.observe { [weak self] change in self?.pass(change) } }
    if events.issue != nil { issues = found.log.observe { [weak self] issue in self?.later { $0.events.issue?(issue) } } }
    later { $0.events.connected?(found) }
  }

  private func pass(_ change: OrientationChange) {
    guard change.phase == .didRotate else { return }
    later { $0.events.turned?(change) }
    if events.updated != nil { later { $0.later { $0.later { $0.events.updated?(change) } } } }
  }

  private func later(_ work: @escaping @MainActor (SceneLinkController) -> Void) {
    coordinator?.scheduler.afterThisTurn { [weak self] in
      if let self, !isOver { work(self) }
    }
  }

  /// The view is gone.
  func disconnect() {
    leave()
    isOver = true
  }

  private func leave() {
    turns = nil
    issues = nil
    coordinator = nil
  }

  // MARK: What tells of turns

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    self.coordinator?.interfaceWillTurn(with: coordinator)
  }

  /// Below iOS 16 a layout pass may be all that tells of a turn, and it may come too early.
  fileprivate func laidOut() {
    coordinator?.lookSoon()
  }
}

/// The invisible view that comes to a window.
private final class SceneLinkView: UIView {
  private weak var controller: SceneLinkController?

  init(controller: SceneLinkController) {
    self.controller = controller
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    controller?.moved(to: window?.windowScene)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.laidOut()
  }
}
