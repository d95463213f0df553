extension NavigationModel {
  func register(_ destination: NavigationDestination) {
    destinations.removeAll { $0.owner == nil || ($0.owner === destination.owner && $0.type == destination.type) }
    destinations.append(destination)
    // What was made from an older closure is made anew, as it may have captured state.
    for entry in entries where entry.value.map({ destination.accepts($0) }) == true {
      guard let node = entry.node, let value = entry.value, self.destination(for: value) === destination else { continue }
      runtime.markDirty(node)
    }
  }

  /// The destination nearest to the root decides.
  func destination(for value: AnyHashable) -> NavigationDestination? {
    destinations.filter { $0.owner?.isAlive == true && $0.accepts(value) }
      .min { rank(of: $0) < rank(of: $1) }
  }

  /// The screen a destination stands on, and how deep in it.
  private func rank(of destination: NavigationDestination) -> (Int, Int) {
    guard let owner = destination.owner else { return (.max, 0) }
    let screen = entries.firstIndex { $0.node.map(owner.isInside) ?? false }
    return (screen.map { $0 + 1 } ?? 0, owner.depth)
  }
}
