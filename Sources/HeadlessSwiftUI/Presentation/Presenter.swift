/// Presents and dismisses: one thing at a time from one place, and only from a screen that has appeared.
@MainActor
final class Presenter {
  private unowned let runtime: Runtime
  private var items: [PresentationItem] = []
  private var nextSerial = 0
  private var isPumpDue = false

  init(_ runtime: Runtime) { self.runtime = runtime }

  func makeItem(id: AnyHashable, owner: Node, controller: UIViewController) -> PresentationItem {
    nextSerial += 1
    let item = PresentationItem(id: id, serial: nextSerial, owner: owner, controller: controller)
    items.append(item)
    return item
  }

  func tearDown() {
    let rest = items
    items = []
    withExtendedLifetime(rest) {}
  }

  func setNeedsPump() {
    guard !isPumpDue, !items.isEmpty else { return }
    isPumpDue = true
    runtime.afterUpdate { [weak self] in
      self?.isPumpDue = false
      self?.pump()
    }
  }

  private func pump() {
    for item in items {
      switch item.phase {
      case .waiting: if item.isWanted { present(item) } else { end(item, wasShown: false) }
      case .presented: check(item)
      case .gone: break
      }
    }
  }

  private func present(_ item: PresentationItem) {
    guard let host = item.owner?.host, host.hasAppeared, let source = host.controller,
      source.viewIfLoaded?.window != nil, source.presentedViewController == nil, !source.isLeavingScreen
    else { return }
    item.prepare?()
    item.phase = .presented
    source.present(item.controller, animated: UIView.areAnimationsEnabled) { [weak self] in self?.setNeedsPump() }
    // UIKit may refuse, with a line in its log; then the item waits for the next occasion.
    if item.controller.presentingViewController == nil { item.phase = .waiting }
  }

  /// Whether the controller has gone, or has to go.
  private func check(_ item: PresentationItem) {
    guard let presenting = item.controller.presentingViewController else {
      end(item, wasShown: true)
      return
    }
    guard !item.isWanted, !item.controller.isBeingDismissed, !item.controller.isBeingPresented else { return }
    item.isSentAway = true
    presenting.dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in self?.setNeedsPump() }
  }

  private func end(_ item: PresentationItem, wasShown: Bool) {
    item.phase = .gone
    items.removeAll { $0 === item }
    let ended = item.ended
    item.ended = nil
    item.prepare = nil
    ended?(wasShown)
    // Whoever waited for this one may come now.
    setNeedsPump()
  }
}

extension UIViewController {
  /// Whether this controller, or what it lies in, is being dismissed.
  fileprivate var isLeavingScreen: Bool {
    var current: UIViewController? = self
    while let controller = current {
      if controller.isBeingDismissed { return true }
      current = controller.parent
    }
    return false
  }
}
