/// What tells a node from its siblings; together with its view's type it is the node's identity.
indirect enum NodeKey: Hashable {
  case slot(Int)
  case branch(Bool)
  case id(AnyHashable)
  case pair(NodeKey, NodeKey)
}

extension Optional where Wrapped == NodeKey {
  func appending(_ key: NodeKey) -> NodeKey { map { .pair($0, key) } ?? key }
}
