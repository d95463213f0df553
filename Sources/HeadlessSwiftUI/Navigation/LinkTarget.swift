/// Where a link leads: onto the stack around it, or into the next column.
@MainActor
enum LinkTarget {
  case stack(NavigationModel)
  case column(SplitColumnModel)

  init?(_ environment: EnvironmentValues) {
    if let stack = environment.navigation {
      self = .stack(stack)
    } else if let column = environment.splitColumn {
      self = .column(column)
    } else {
      return nil
    }
  }

  func push(_ value: AnyHashable) {
    switch self {
    case .stack(let stack): stack.push(value)
    case .column(let column): column.push(value)
    }
  }

  func show<Destination: View>(_ destination: Destination, from node: Node, dismissed: @escaping () -> Void) {
    switch self {
    case .stack(let stack): stack.push(owner: node, content: { destination }, dismissed: dismissed)
    case .column(let column): column.show(owner: node, content: { destination }, dismissed: dismissed)
    }
  }

  func refresh<Destination: View>(_ destination: Destination, from node: Node) {
    switch self {
    case .stack(let stack): if stack.hasScreen(of: node) { stack.push(owner: node, content: { destination }, dismissed: {}) }
    case .column(let column): if column.isShowing(node) { column.refresh(owner: node) { destination } }
    }
  }

  func hide(from node: Node) {
    switch self {
    case .stack(let stack): stack.pop(owner: node)
    case .column(let column): column.hide(owner: node)
    }
  }
}
