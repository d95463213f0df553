extension Node {
  func isInside(_ other: Node) -> Bool {
    var current: Node? = self
    while let node = current {
      if node === other { return true }
      current = node.parent
    }
    return false
  }

  /// The outermost node of its window's tree.
  var root: Node {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }
}
