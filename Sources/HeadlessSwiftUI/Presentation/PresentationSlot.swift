/// What a presenting modifier keeps in its node: the thing on show, and the newest closures.
@MainActor
final class PresentationSlot {
  private(set) var item: PresentationItem?
  var clear: ((AnyHashable) -> Void)?
  var onDismiss: (() -> Void)?

  /// The item to show content for now, if any; an item whose wish has ended is sent away.
  func update(id: AnyHashable?, node: Node, controller: () -> UIViewController) -> PresentationItem? {
    let presenter = node.runtime.presenter
    if item == nil, let id { start(presenter.makeItem(id: id, owner: node, controller: controller()), node) }
    guard let item else { return nil }
    let isWanted = id == item.id && !item.controller.isBeingDismissed
    if item.isWanted != isWanted || item.phase == .waiting {
      item.isWanted = isWanted
      presenter.setNeedsPump()
    }
    return item
  }

  private func start(_ newItem: PresentationItem, _ node: Node) {
    item = newItem
    newItem.ended = { [weak self, weak node, unowned newItem] wasShown in
      self?.ended(newItem, wasShown: wasShown, node)
    }
    node.onDestroy { [weak newItem, runtime = node.runtime] in
      newItem?.isWanted = false
      newItem?.ended = nil
      runtime.presenter.setNeedsPump()
    }
  }

  private func ended(_ gone: PresentationItem, wasShown: Bool, _ node: Node?) {
    item = nil
    let wasWanted = gone.isWanted
    guard let node, node.isAlive else { return }
    node.runtime.perform { [clear, onDismiss] in
      // A finger took it away: the binding is told, if it still means the same thing.
      if wasWanted { clear?(gone.id) }
      if wasShown { onDismiss?() }
    }
    node.runtime.markDirty(node)
  }
}
