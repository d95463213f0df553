import UIKit

@MainActor
extension Probe {
  static let locks = [
    Probe("R8.1", "a controller that prefers the lock holds the side it is on", from: 26, run: lockHolds),
    Probe("R8.3", "the geometry says whether the lock is held", from: 26, run: geometrySaysSo),
    Probe("R8.4", "a child can be asked for the lock in its parent's place", from: 26, run: childIsAsked),
    Probe("R8.4", "a full-screen modal is asked for the lock", from: 26, run: modalIsAsked),
  ]

  private static func lock(_ page: ProbePage, _ isPreferred: Bool, _ stage: ProbeStage) async {
    guard #available(iOS 26.0, *) else { return }
    page.isLockPreferred = isPreferred
    stage.window.rootViewController?.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
    await stage.settle()
  }

  private static func isHeld(_ stage: ProbeStage) -> Bool {
    guard #available(iOS 26.0, *) else { return false }
    return stage.scene.effectiveGeometry.isInterfaceOrientationLocked
  }

  private static func lockHolds(_ stage: ProbeStage) async {
    let page = ProbePage(.landscapeRight)
    await stage.show(page)
    await lock(page, true, stage)
    page.mask = .all
    page.refreshSupportedOrientations()
    await stage.settle()
    stage.expect(stage.orientation == .landscapeRight, "a held lock let the interface go to \(stage.orientation.rawValue)")
    await lock(page, false, stage)
  }

  private static func geometrySaysSo(_ stage: ProbeStage) async {
    let page = ProbePage(.all)
    await stage.show(page)
    await lock(page, true, stage)
    stage.expect(isHeld(stage), "it does not say so")
    await lock(page, false, stage)
    stage.expect(!isHeld(stage), "it still says so")
  }

  private static func childIsAsked(_ stage: ProbeStage) async {
    let child = ProbePage(.all)
    let parent = ProbePage(.all)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.lockChild = child
    await stage.show(parent)
    await lock(child, true, stage)
    stage.expect(isHeld(stage), "the child was not asked")
    await lock(child, false, stage)
  }

  private static func modalIsAsked(_ stage: ProbeStage) async {
    let root = ProbePage(.all)
    await stage.show(root)
    let modal = ProbePage(.all)
    modal.isLockPreferred = true
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    await stage.settle()
    stage.expect(isHeld(stage), "the modal was not asked")
    root.dismiss(animated: false)
    await stage.settle()
    stage.expect(!isHeld(stage), "the lock outlived the modal")
  }
}
