/// What a presenting modifier keeps in its node: the thing on show, and the newest closures.
@MainActor
final class PresentationSlot {
  private(set) var item: PresentationItem?
  var clear: ((AnyHashable) -> Void)?
  var onDismiss: (() -> Void)?
  /// A finger took this one away, and its binding is about to be told.
  private var clearing: AnyHashable?

  /// The item to show content for now, if any; an item whose wish has ended is sent away.
  func update(id: AnyHashable?, node: Node, controller: () -> UIViewController) -> PresentationItem? {
    let presenter = node.runtime.presenter
    if item == nil, let id, id != clearing { start(presenter.makeItem(id: id, owner: node, controller: controller()), node) }
    guard let item else { return nil }
    let isWanted = id == item.id && !item.isSentAway
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
    if wasWanted { clearing = gone.id }
    node.runtime.perform { [self, clear, onDismiss] in
      clearing = nil
      // The binding is told only if it still means the same thing.
      if wasWanted { clear?(gone.id) }
      if wasShown { onDismiss?() }
    }
    node.runtime.markDirty(node)
  }
}
