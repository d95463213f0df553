extension Node {
  func isInside(_ other: Node) -> Bool {
    var current: Node? = self
    while let node = current {
      if node === other { return true }
      current = node.parent
    }
    return false
  }
}
